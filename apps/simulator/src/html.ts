/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Insert = string | number | Html | null | undefined | false | readonly Insert[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text with the characters escaped that mean something in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A template whose inserted texts are escaped; `null`, `undefined` and `false` write nothing, lists are joined. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(strings.reduce((text, part, index) => text + write(inserts[index - 1]) + part));
}

/** Marks text that we wrote ourselves as markup. */
export function trusted(text: string): Html {
  return new Html(text);
}

/** A value as JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): Html {
  return new Html(
    JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'),
  );
}

function write(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.text;
  if (typeof insert === 'object') return insert.map(write).join('');
  return escapeHtml(String(insert));
}
