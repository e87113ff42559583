/** Tells whether a record, seen through its searchable fields, answers a query. */
export type Matcher = (fields: SearchFields) => boolean;

/** What a record can be searched by; `text` holds what words without a field name are looked for in. */
export interface SearchFields {
  text: string;
  [field: string]: string | readonly string[] | number | null | undefined;
}

type Token =
  | { kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  | { kind: 'term'; field: string | undefined; operator: string; value: string };

const tokenPattern =
  /\s*(?:(\()|(\))|(AND|OR|NOT)(?=[\s(]|$)|(-)?(?:([\w.]+):(<=|>=|<|>|=)?)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()]+)))/y;

/**
 * Reads Shopify's search syntax: `name:"#1001" AND email:a@b.example`, words, OR, NOT, a leading minus, brackets,
 * comparisons and a trailing star. Terms beside each other mean AND. An empty query matches everything; a field that
 * the record does not have matches nothing.
 */
export function parseSearch(query: string | null | undefined): Matcher {
  const tokens = tokenize(query ?? '');
  let position = 0;
  const parseAll = (): Matcher => {
    const options = [parseRow()];
    while (tokens[position]?.kind === 'or') {
      position += 1;
      options.push(parseRow());
    }
    return (fields) => options.some((option) => option(fields));
  };
  const parseRow = (): Matcher => {
    const parts: Matcher[] = [];
    for (
      let token = tokens[position];
      token && token.kind !== 'or' && token.kind !== 'close';
      token = tokens[position]
    ) {
      if (token.kind === 'and') position += 1;
      else parts.push(parseOne());
    }
    return (fields) => parts.every((part) => part(fields));
  };
  const parseOne = (): Matcher => {
    const token = tokens[position];
    position += 1;
    if (token?.kind === 'not') {
      const inner = parseOne();
      return (fields) => !inner(fields);
    }
    if (token?.kind === 'open') {
      const inner = parseAll();
      if (tokens[position]?.kind === 'close') position += 1;
      return inner;
    }
    return token?.kind === 'term' ? matchTerm(token.field, token.operator, token.value) : () => true;
  };
  const matchers: Matcher[] = [];
  while (position < tokens.length) {
    matchers.push(parseAll());
    if (tokens[position]?.kind === 'close') position += 1;
  }
  return (fields) => matchers.every((matcher) => matcher(fields));
}

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(query); match; match = tokenPattern.exec(query)) {
    const [, open, close, word, minus, field, operator, double, single, bare] = match;
    if (open) tokens.push({ kind: 'open' });
    else if (close) tokens.push({ kind: 'close' });
    else if (word) tokens.push({ kind: word === 'AND' ? 'and' : word === 'OR' ? 'or' : 'not' });
    else {
      if (minus) tokens.push({ kind: 'not' });
      const value = (double ?? single ?? bare ?? '').replaceAll(/\\(.)/g, '$1');
      tokens.push({ kind: 'term', field, operator: operator ?? '=', value });
    }
  }
  return tokens;
}

function matchTerm(field: string | undefined, operator: string, value: string): Matcher {
  const wanted = value.toLowerCase();
  if (!field) return (fields) => fields.text.toLowerCase().includes(wanted.replace(/\*$/, ''));
  return (fields) => {
    const held = fields[field];
    if (held === null || held === undefined) return false;
    const values = typeof held === 'object' ? held : [held];
    return values.some((one) => compare(String(one).toLowerCase(), operator, wanted));
  };
}

function compare(held: string, operator: string, wanted: string): boolean {
  if (operator === '=') {
    if (wanted.endsWith('*')) return held.startsWith(wanted.slice(0, -1));
    return held === wanted || held === `#${wanted}`;
  }
  const numbers = [Number(held), Number(wanted)] as const;
  const [left, right] = numbers.some(Number.isNaN) ? [Date.parse(held), Date.parse(wanted)] : numbers;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}
