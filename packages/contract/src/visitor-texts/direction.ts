/** Which way the locale is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  /^(?:ar|fa|he|iw|ur|ps|sd|ug|yi|dv|ckb)\b/i.test(locale) ? 'rtl' : 'ltr';
