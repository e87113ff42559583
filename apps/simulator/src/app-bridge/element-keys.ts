const keys = new WeakMap<Element, string>();
const elements = new Map<string, WeakRef<Element>>();

/** A key by which the admin can name an element of the frame. */
export function keyOf(element: Element): string {
  const known = keys.get(element);
  if (known) return known;
  const key = `e${elements.size + 1}`;
  keys.set(element, key);
  elements.set(key, new WeakRef(element));
  return key;
}

export function elementOf(key: string): HTMLElement | undefined {
  const found = elements.get(key)?.deref();
  return found instanceof HTMLElement && found.isConnected ? found : undefined;
}

/** Whether an attribute that may be written as a word says yes: `loading`, `loading=""`, `loading="true"`. */
export function isOn(element: Element, attribute: string): boolean {
  const value = element.getAttribute(attribute);
  return value !== null && value !== 'false';
}

export function labelOf(element: Element): string {
  return (element.getAttribute('label') ?? element.textContent).trim();
}

/** Calls `changed` once after a burst of changes below an element, and once now. Returns what ends it. */
export function watch(element: Node, changed: () => void): () => void {
  let waiting = false;
  const later = (): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      changed();
    });
  };
  const observer = new MutationObserver(later);
  observer.observe(element, { childList: true, subtree: true, attributes: true, characterData: true });
  later();
  return () => observer.disconnect();
}
