// Buttons and forms made by the server say what they send in data-send (or data-each).

import { randomHex } from "../dom.js";

export function forms(line, { complain, words, toast, mine }) {
  const say = async message => {
    const full = message.t === "take" ? { ...message, number: randomHex(32) } : message;
    const answer = await line.say(full);
    if (answer.t === "err") complain(answer);
    if (answer.go) location.assign(answer.go);
    return answer;
  };
  document.addEventListener("click", event => {
    const button = event.target.closest?.("button[data-send]");
    if (button && (!button.dataset.sure || confirm(button.dataset.sure)))
      say(JSON.parse(button.dataset.send));
    const copy = event.target.closest?.("[data-copy]");
    if (copy) copyLink(copy, words, toast);
  });
  document.addEventListener("submit", async event => {
    const form = event.target;
    if (form.id === "speak") {
      event.preventDefault();
      const text = form.elements.text.value;
      form.reset();
      const answer = await say({ t: "chat", seat: mine(), text });
      if (answer.t === "err") form.elements.text.value = text;
    } else if (form.dataset.each || form.dataset.send) {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      for (const message of JSON.parse(form.dataset.each || "[]"))
        await say({ ...message, name: fields[`name-${message.seat}`] });
      if (form.dataset.send) await say({ ...JSON.parse(form.dataset.send), ...fields });
    }
  });
}

async function copyLink(button, words, toast) {
  const address = new URL(button.dataset.copy, location.href).href;
  const field = button.parentNode.querySelector("input");
  field?.select();
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    document.execCommand("copy"); // where a page without https may not use the clipboard
  }
  toast.show(words.copied);
}
