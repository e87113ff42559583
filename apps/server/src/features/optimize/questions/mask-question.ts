import { hiddenPattern } from '../../assistant/index.ts';

/** What stands behind these words with a capital letter is a name. */
const introduced =
  /\b(my name is|my name's|i am|i'm|ich bin|ich heiße|mein name ist|je m'appelle|me llamo|mi chiamo|ik ben|mijn naam is|jag heter|nazywam się)(\s{1,3})(\p{L}[\p{L}'’-]{0,40}(?:\s\p{L}[\p{L}'’-]{0,40}){0,2})/giu;
const names = /^\p{Lu}[^\s]*(?:\s\p{Lu}[^\s]*){0,2}/u;
/** Of orders, invoices, parcels. */
const numbered =
  /\b(order|bestellung|commande|pedido|ordine|ordre|beställning|zamówienie|invoice|tracking|number|nummer|numéro|número|numero|nr|no)([\s.:#]{1,3})\d[\p{L}\p{N}-]{2,30}/giu;
const signed = /#\s?[\p{L}\p{N}][\p{L}\p{N}-]{1,30}/gu;
const longNumber = /(?<![\p{L}\p{N}.,-])\d[\d -]{3,30}\d(?![\p{L}\p{N}])/gu;
const coded = /\b(?=[A-Z0-9-]{0,40}\d)(?=[A-Z0-9-]{0,40}[A-Z])[A-Z0-9][A-Z0-9-]{6,40}\b/g;
const address = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
/** Fewer digits than that are amounts, years and sizes. */
const leastDigits = 5;

const questionMaxChars = 300;

/** A visitor's question without what is theirs alone: names, addresses, numbers of orders and telephones; on one line. */
export function maskQuestion(text: string): string {
  return text
    .replace(hiddenPattern, '…')
    .replace(address, '…')
    .replace(introduced, (_, words: string, space: string, rest: string) => words + space + rest.replace(names, '…'))
    .replace(numbered, (_, word: string, space: string) => `${word}${space}…`)
    .replace(signed, '…')
    .replace(coded, '…')
    .replace(longNumber, (it) => (it.replace(/\D/g, '').length < leastDigits ? it : '…'))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, questionMaxChars)
    .toWellFormed()
    .trim();
}
