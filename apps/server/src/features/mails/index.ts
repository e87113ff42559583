export { brandOf, chattyBrand } from './brand.ts';
export type { Block } from './letter.ts';
export { toMail } from './to-mail.ts';
export { oneLine } from './one-line.ts';
export { mustHaveMail, sendMail } from './send-mail.ts';
