import { escapeHtml } from './html.ts';

/** HTML that a store's theme engine is to read as Liquid and show as it is: braces of the merchant's own mean themselves. */
export const asLiquid = (html: string): string => html.replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** Text as it may stand in such HTML, in an attribute too. */
export const liquidText = (text: string): string => asLiquid(escapeHtml(text));
