"""What make runs to install, to compile and to start; none of it is part of the package."""
