const digit = /\p{Nd}/u;

/** Digits of any script as those of English; each script's ten stand one after the other, from its zero. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (written) => {
    const at = written.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && digit.test(String.fromCodePoint(at - value - 1))) value += 1;
    return String(value);
  });

/**
 * What is left of an order's number when signs, spaces and ways of writing are taken away: "#1001", " 1001" and "١٠٠١" are
 * one. Letters stay, as stores put their own before and behind. Empty for what names no order.
 */
export const orderNumberOf = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** An e-mail address as it is compared with another. */
export const comparedEmail = (text: string | null | undefined): string =>
  text?.normalize('NFKC').trim().toLowerCase() ?? '';

/**
 * How many digits a phone number has: a whole one of a small country has seven, and none has more than fifteen with its
 * country's code. Source: ITU-T E.164.
 */
const phoneDigits = { least: 7, most: 15 };

/** Whether this many digits can be a phone number; fewer prove nothing. */
export const isPhoneLength = (digits: number): boolean => digits >= phoneDigits.least && digits <= phoneDigits.most;

/** A number as it is counted by, however much of it somebody writes: no two that count as the same differ in it. */
export const phoneEnd = (text: string): string => comparedPhone(text).slice(-phoneDigits.least);

/** The digits that two ways of writing a phone number have in common: no spaces, no leading zeros of prefixes. */
export const comparedPhone = (text: string | null | undefined): string =>
  asciiDigits((text ?? '').normalize('NFKC'))
    .replace(/\D/g, '')
    .replace(/^0+/, '');
