const amount = '(?:[$€£]\\s?)?(\\d{1,12}(?:[.,]\\d{1,2})?)(?:\\s?(?:[$€£]|dollars?|euros?|pounds?|usd|eur|gbp|bucks))?';
const below = new RegExp(
  `\\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|not over|within|budget(?: of| is|:)?)\\s{1,9}${amount}`,
  'i',
);
const above = new RegExp(
  `\\b(?<!\\b(?:not|no) )(?:over|above|more than|at least|from|min(?:imum)?(?: of)?)\\s{1,9}${amount}`,
  'i',
);
const between = new RegExp(`\\b(?:between|from)\\s{1,9}${amount}\\s{1,9}(?:and|to|-)\\s{1,9}${amount}`, 'i');

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text.replace(',', '.')));

/** The limits of price in a wish, and the wish without them. */
export function priceLimits(text: string): {
  text: string;
  minPrice?: number;
  maxPrice?: number;
} {
  const range = between.exec(text);
  const [min, max] = range
    ? [number(range[1]), number(range[2])]
    : [number(above.exec(text)?.[1]), number(below.exec(text)?.[1])];
  const rest = text.replace(between, ' ').replace(below, ' ').replace(above, ' ').replace(/\s+/g, ' ').trim();
  return {
    text: rest || text,
    ...(min ? { minPrice: min } : {}),
    ...(max ? { maxPrice: max } : {}),
  };
}
