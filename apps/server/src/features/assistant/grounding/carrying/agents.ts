import { meaningOf } from './word-classes.ts';

/** What a shop does, each at a time or for a sum of its own. */
const doings =
  'ship ships send sends post posts dispatch dispatches deliver delivers pack packs process prepare make makes bake bakes roast roasts cook brew print ' +
  'engrave cut sew knit cast finish check checks inspect inspects clean repair repairs restock reply replies answer answers call calls refund refunds ' +
  'exchange charge charges collect open opens close closes start starts begin begins end ends meet meets';
const doingMeanings = new Set(doings.split(' ').map(meaningOf));

export const isDoing = (meaning: string): boolean => doingMeanings.has(meaning);

/** "We roast on Fridays and post on Saturdays": with the second verb something else begins. */
export const nextDoing = new RegExp(
  `\\s(?:and|or)\\s{1,3}(?=(?:(?:we|then|also|only)\\s{1,3}){0,2}(?:${doings.replaceAll(' ', '|')})\\b)`,
  'i',
);

/** What one does for another, and who does it is all that counts: "you pay the postage" is not "we pay" it. */
const directed =
  'send|sends|sending|ship|ships|post|posts|mail|mails|e-mail|email|give|gives|pay|pays|cover|covers|bring|brings|provide|provides|supply|supplies|text|keep|keeps';
const before =
  '(?:(?:can|could|may|must|will|shall|should|need to|have to|also|then|just|only|always|gladly|please)\\s{1,3}){0,3}';
const doing = new RegExp(`\\b(we|i|you)(?:'ll)?\\s{1,3}${before}(${directed})\\b`, 'g');
const doneFor = new RegExp(
  `\\b(${directed})\\s{1,3}(?:(?:it|them|this|that)\\s{1,3}to\\s{1,3}|to\\s{1,3})?(us|me|you)\\b`,
  'g',
);

const theirs = new RegExp(`\\b(?:customers?|clients?|buyers?|recipients?)\\b[a-z\\s]{0,30}?\\b(${directed})\\b`, 'g');

const shop = new Set(['we', 'i', 'us', 'me']);
const sideOf = (person: string) => (shop.has(person) ? 'shop' : 'visitor');
const otherSide = (person: string) => (shop.has(person) ? 'visitor' : 'shop');

/** Who does what, of what one does for the other: `shop:ship`. Read from text in lower case. */
export function agentsIn(text: string): string[] {
  const does = [...text.matchAll(doing)].map(([, who = '', verb = '']) => `${sideOf(who)}:${meaningOf(verb)}`);
  const done = [...text.matchAll(doneFor)].map(([, verb = '', whom = '']) => `${otherSide(whom)}:${meaningOf(verb)}`);
  const others = [...text.matchAll(theirs)].map(([, verb = '']) => `visitor:${meaningOf(verb)}`);
  return [...new Set([...does, ...done, ...others])];
}

const turned = (agent: string) =>
  agent.startsWith('shop:') ? agent.replace('shop:', 'visitor:') : agent.replace('visitor:', 'shop:');

/** Whether a sentence lets one do what the evidence lets the other do. */
export const swapsAgents = (said: readonly string[], told: ReadonlySet<string>): boolean =>
  said.some((it) => told.has(turned(it)) && !told.has(it));
