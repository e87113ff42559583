/** An element of the page that the server has written. */
export function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (!found) throw new Error(`The page has no data-${name}.`);
  return found;
}

/** A button with a text, that says what was pressed. */
export function pressable(label: string, pressed: () => void, look = ''): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.className = look;
  button.addEventListener('click', pressed);
  return button;
}

/** An element with a class and texts or elements inside; texts stay texts. */
export function make(tag: string, look: string, ...inside: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = look;
  element.append(...inside);
  return element;
}
