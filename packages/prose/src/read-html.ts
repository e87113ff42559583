import { Tokenizer } from 'htmlparser2';

export interface Tag {
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** What is heard of a text while it is read, in its order. */
export interface HtmlListener {
  text(words: string): void;
  opened(tag: Tag): void;
  closed(name: string): void;
}

const nothing = () => {};

/**
 * Reads the tags of HTML and the words between them, entities decoded, in one pass that takes linear time. Nothing is
 * nested or closed here: the library's own parser does so, and takes time with the square of the depth.
 */
export function readHtml(html: string, heard: HtmlListener): void {
  let words = '';
  let tag = { name: '', attributes: new Map<string, string>() };
  let attribute = '';
  let value = '';
  const nameAt = (from: number, to: number) => html.slice(from, to).toLowerCase();
  const sayWords = () => {
    if (words !== '') heard.text(words);
    words = '';
  };
  const sayOpened = () => {
    sayWords();
    heard.opened(tag);
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (from, to) => void (words += html.slice(from, to)),
      ontextentity: (point) => void (words += String.fromCodePoint(point)),
      onopentagname: (from, to) => void (tag = { name: nameAt(from, to), attributes: new Map() }),
      onattribname(from, to) {
        attribute = nameAt(from, to);
        value = '';
      },
      onattribdata: (from, to) => void (value += html.slice(from, to)),
      onattribentity: (point) => void (value += String.fromCodePoint(point)),
      onattribend: () => void (tag.attributes.has(attribute) || tag.attributes.set(attribute, value)),
      onopentagend: sayOpened,
      onselfclosingtag: sayOpened,
      onclosetag(from, to) {
        sayWords();
        heard.closed(nameAt(from, to));
      },
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: sayWords,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
