const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** "L'adresse", "dell'ordine": what French and Italian write as one with the next word. */
const elided =
  /(?<![\p{L}\p{N}])(l|d|j|m|n|s|t|c|qu|un|dell|all|nell|sull|dall|quell)['’‘ʼ](?=[aeiouyhàâäéèêëîïôöûùü])/giu;

/** Accents of letters that are read without them; a voiced kana or a Thai vowel is a sound of its own. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** Lower case, compatibility forms unified, accents and apostrophes gone: "Größe’s" -> "grosses", "l’île" -> "l ile". */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replace(elided, '$1 ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .normalize('NFKC')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘ʼ]/g, '');
}

/** Scripts written without spaces. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** The folded words of a text in order; a run of a script without spaces is one. */
export const foldedWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];
