import { stem } from '../reading/content-words.ts';

/** Words of a sentence that say nothing by themselves: without them it is as true or false as with them. */
const framing = new Set(
  (
    'a an the this that these those i me my we us our you your yours it its they them their he him his she her one ones who which what there here ' +
    'is are am be been being was were do does did done doing have has had having can could may might will would shall should let lets ' +
    'of to in on at by for from with as and or but so then too also just please note still than into onto about if when once while during where how because since ' +
    'come comes came get gets got need needs want wants like know see shop store team company yourself themselves itself ' +
    'currently well okay ok sure really simply etc well s t re ve ll d m'
  ).split(' '),
);

/** Ways of saying the same in several words, on both sides of a comparison. */
const phrases: readonly [RegExp, string][] = [
  [/\bcan'?not\b|\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\be-mail/g, 'email'],
  [
    /\b(?:free of charge|at no (?:extra )?(?:cost|charge)|without (?:extra )?(?:cost|charge)|costs? nothing|no charge|complimentary)\b/g,
    'free',
  ],
  [/\bas long as\b|\bprovided(?: that)?\b/g, 'if'],
  [/\bmore than\b|\babove\b/g, 'over'],
  [/\bless than\b|\bbelow\b/g, 'under'],
  [/\bat most\b|\bno more than\b|\bup to\b/g, 'upto'],
  [/\b(?:sen[dt]|giv(?:e|en)|g[eo]t|t[ao]ken?) (it |them |items? |things? )?back\b/g, 'return $1'],
  [/\bgo(?:es)? back\b/g, 'return'],
  [/\b(?:takes?|taken|took) off\b/g, 'deduct'],
  [/\brather than\b|\binstead of\b/g, 'not'],
  [/\bgo for\b/g, 'choose'],
  [/\bin time\b/g, 'punctual'],
  [/\bwithin (?=\ue000)/g, 'inside '],
  [/\bwithin\b/g, 'in'],
];

/** Words that stand for one another. The first of a line is the name of all. */
const classes = `
item items product products article articles thing things
all any every each everything anything whatever whichever whoever
cost costs costing price prices priced fee fees charge charges charged rate rates
exchange exchanges exchanging exchanged swap swaps swapping swapped
other others another different
choose chooses choosing pick picks picking select
accept accepts accepted accepting take takes taking taken
photo photos picture pictures image images
email emails mail mails
call calls phone telephone phones ring
contact contacts reach write writes writing
buy buys buying bought purchase purchases purchased
usually normally typically generally
warranty warranties
fault faults faulty defect defects defective
delivery deliveries shipping shipment shipments postage
ship ships shipped leave leaves leaving dispatch dispatched dispatches send sends sent sending post posts posted posting
deliver delivers delivered arrive arrives arrived arrival arriving
pay pays paying paid payment payments
make makes made making
weave weaves woven weaving
deduct deducts deducted deducting
outside abroad
collect collects collected collecting
free
open opens opened opening
closed close closes shut
delete deletes deleted deleting
claim claims claiming
day days
country countries
until till
big large larger bigger
small smaller
reply replies answer answers respond
repair repairs repaired repairing fix fixes fixed
combine combines combined combining combinable stack stacked stacking
begin begins start starts starting
return returns returned returning
refund refunds refunded refunding
cancel cancels cancelled canceled cancelling cancellation
decide decides decided decision
last lasts lasting
worth give gives giving given
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const classOf = new Map(
  classes.flatMap(([name = '', ...rest]) => [name, ...rest].map((word) => [word, name] as const)),
);

/** Of one pair, what says the first does not say the second. */
const opposites: readonly (readonly [string, string])[] = [
  ['open', 'closed'],
  ['used', 'unused'],
  ['before', 'after'],
  ['include', 'exclude'],
  ['accept', 'refuse'],
  ['over', 'under'],
  ['small', 'big'],
  ['first', 'last'],
  ['early', 'late'],
  ['inside', 'outside'],
];

/**
 * What turns a clause around, in the languages whose shops we expect most. Where it is part of a word (Czech, Turkish) the
 * word itself is another.
 */
const negating = new Set(
  (
    'no not never without neither nor none nothing nobody except excluding unless hardly rarely ' +
    'nicht kein keine keinen keinem keiner keines nie niemals ohne weder außer niet geen nooit zonder ' +
    'ne pas jamais sans aucun aucune rien sauf nunca sin ningún ninguna ningun tampoco salvo não nem nenhum nenhuma sem ' +
    'non mai senza nessun nessuna nessuno né nu fără niciun nicio niciodată ' +
    'inte ingen inget inga aldrig utan ikke intet aldri uden uten ei eivät emme ette ilman ' +
    'nie nigdy bez żaden żadna żadne není nejsou nelze nikdy žádný žádná nem nincs nincsenek soha nélkül değil yok hiçbir asla ' +
    'не нет без никогда ни немає ні δεν μην χωρίς ποτέ không chưa tidak bukan tanpa jangan لا ليس لم لن بدون غير לא אין בלי'
  ).split(' '),
);

export const isNegating = (word: string) => negating.has(word);
export const isFraming = (word: string) => framing.has(word);
/** The name under which a word is compared. */
export const meaningOf = (word: string): string => classOf.get(word) ?? stem(word.replace(/(?<=[a-z]{4})ncy$/, 'nt'));
const oppositeOf = new Map(
  opposites.flatMap(([a, b]) => [[meaningOf(a), meaningOf(b)] as const, [meaningOf(b), meaningOf(a)] as const]),
);
export const oppositeMeaning = (meaning: string): string | undefined => oppositeOf.get(meaning);

/** The text in lower case, with one way of saying each thing. */
export function inOneWording(text: string): string {
  // "US" is a country, "us" is not.
  const told = text
    .replace(/\bU\.?S\.?(?:A\.?)?(?![\w.])/g, 'United States')
    .toLowerCase()
    .replace(/[’‘]/g, "'");
  return phrases.reduce((so, [from, to]) => so.replace(from, to), told);
}
