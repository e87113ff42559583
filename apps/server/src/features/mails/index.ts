export { brandOf, chattyBrand } from './brand.ts';
export { type Block, toMail } from './letter.ts';
export { oneLine } from './one-line.ts';
export { mustHaveMail, sendMail } from './send-mail.ts';
