const ends = /<\/(?:p|h[2-6]|li|blockquote)>|<br ?\/?>/g;
const tags = /<[^<>]{0,500}>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What an answer says, a line for each of its paragraphs. */
export const wordsOf = (html: string): string =>
  html
    .replace(ends, '\n')
    .replace(tags, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (it, name: string) => entities[name] ?? it)
    .replace(/\n{2,}/g, '\n')
    .trim();
