import { texts } from '#texts/widget.ts';

const lineAt = (css: string, at: number) => css.slice(0, at).split('\n').length;

/**
 * What is not closed in a style sheet, in words for the merchant; null where all is. Braces in comments and in quoted
 * texts are no braces.
 */
export function cssProblem(css: string): string | null {
  const open: number[] = [];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      if (end < 0) return texts.css.comment(lineAt(css, at));
      at = end + 1;
    } else if (sign === '\\') {
      at += 1;
    } else if (sign === '"' || sign === "'") {
      const end = endOfText(css, at);
      if (end === null) return texts.css.quote(lineAt(css, at));
      at = end;
    } else if (sign === '{') {
      open.push(at);
    } else if (sign === '}' && open.pop() === undefined) {
      return texts.css.extra(lineAt(css, at));
    }
  }
  const left = open.at(-1);
  return left === undefined ? null : texts.css.brace(lineAt(css, left));
}

/** Where the quoted text that begins here ends; null where it does not within its line. */
function endOfText(css: string, start: number): number | null {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at;
    else if (css[at] === '\n') return null;
  }
  return null;
}
