import { texts } from '#texts/faqs.ts';
import { Problem } from '../../../platform/problem.ts';

const longest = 2_000;

/**
 * An address as it is kept, however it was typed: by https, without what leads to a place on the page. Throws `bad_input`
 * for what is none.
 */
export function webAddress(typed: string): string {
  const text = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`;
  const refuse = () => new Problem('bad_input', texts.web.noAddress, { address: texts.web.noAddress });
  if (!URL.canParse(whole)) throw refuse();
  const url = new URL(whole);
  if (url.protocol === 'http:') url.protocol = 'https:';
  const isNamed = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[');
  if (url.protocol !== 'https:' || url.username || url.password || !isNamed) throw refuse();
  url.hash = '';
  if (url.href.length > longest) throw refuse();
  return url.href;
}

/** Who an address is asked of, with its port: they are asked one thing at a time. */
export const hostOf = (url: string): string => new URL(url).host;
