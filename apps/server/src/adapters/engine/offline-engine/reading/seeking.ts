/** How somebody says that they look for a thing, whatever the shop calls it. */
const seeking =
  /\b(?:do you (?:have|sell|stock|carry)|have you got|got any|sell any|looking for|searching for|show me|recommend|suggest|(?:cheapest|most expensive|dearest|priciest|best)\b|(?:i |we )?(?:need|want|after|like) (?:some|any)thing\b|(?:some|any)thing (?:for|to|that|against|with|without)\b|(?:under|below|less than|up to|max(?:imum)?) [$€£]?\d)/i;

export const seeks = (words: string): boolean => seeking.test(words);
