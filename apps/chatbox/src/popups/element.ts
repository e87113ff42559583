type Child = Node | string | null | false;

interface Attributes {
  /** Written as attributes, such as `aria-label`; what is undefined is left out. */
  at?: Readonly<Record<string, string | undefined>>;
}

/** Makes an element. What strangers and merchants wrote becomes text or a property, and is never read as markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { at = {}, ...properties }: Attributes & Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  for (const [name, value] of Object.entries(at)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...children.filter((it) => it !== null && it !== false));
  return element;
}
