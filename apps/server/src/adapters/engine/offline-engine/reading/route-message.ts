import { everydayWords } from '../../../../language/everyday-words.ts';
import { conceptsIn } from './meanings.ts';
import { type Kind, type Likely, likelyKind } from './route-model.ts';
import { stemOf, wordsOf } from './words.ts';

export type Route =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'banter'
  /** What sounds like small talk, though nothing that is known of it. */
  | 'aside'
  /** Tells the assistant what to say or to be, and asks nothing of the shop. */
  | 'command'
  | 'human'
  | 'order'
  | 'discount'
  | 'support'
  | 'product'
  | 'other';

const roles =
  'human(?: being)?|real person|live (?:person|agent|chat|support|operator)|(?<!\\bthe )person|person (?:in charge|responsible)|agents?|operators?|representatives?|rep|somebody|someone|staff|' +
  'advis[eo]rs?|executives?|colleague|manager|supervisor|assistants?|employee|specialist|(?:support|service) team|customer (?:service|care|support)';

const human = [
  new RegExp(
    `\\b(?:talk|speak|chat|chatt|connect|transfer|put|pass|contact|reach|call|get|want|need|give|see)\\w{0,12}\\b.{0,40}\\b(?:${roles})\\b`,
  ),
  new RegExp(`^\\W{0,20}(?:a |an |the )?(?:live |real |human )?(?:${roles}|human)(?: please| now)?\\W{0,20}$`),
  new RegExp(`^(?:please )?(?:${roles}) (?:from|of|on|in) (?:your|the) [a-z]{1,20}(?: (?:please|pls|now)\\b|$)`),
  // A question that was retold in English keeps the order of its words.
  /\bhuman\b.{0,20}\b(?:talk|speak|connect|chat)\b/,
  /\b(?:human|live|real) (?:agent|operator|person|being|support|assistant|help)\b/,
  /\b(?:not|no) (?:a )?(?:bot|robot|machine)\b/,
  /^\W{0,20}contact(?: us)?\W{0,20}$/,
];
/** Somebody is wanted to call or to answer, however long the story before it. */
const callWanted =
  /\b(?:want|need|have|get|let|would like) (?:me )?(?:an? |some |any )?(?:(?:actual|real|live|human) )?(?:someone|somebody|person|human|manager|supervisor)(?: (?:there|real|else|from (?:you|your team|the shop)))?(?: to| who can)? (?:call|phone|ring|contact|answer|reply|talk|speak|help)\b/;
/** "Can I talk to Ada": whoever is asked for by name. */
const named =
  /^(?:hi |hello |hey |please )?(?:can|could|may) (?:i|you let me) (?:please )?(?:talk|speak|chat) (?:to|with) ([a-z]{3,20})(?: please| now)?$/;

/** Whether somebody of the shop is asked for, by a name that is no word. */
const asksByName = (plain: string): boolean => {
  const name = named.exec(plain)?.[1];
  return name !== undefined && !everydayWords.has(name) && conceptsIn(name).length === 0;
};

/** People who complain want a person to hear it. */
const complaint = [
  /^\W{0,20}(?:i (?:have|want to make|would like to make) )?(?:an? )?complaints?\W{0,20}$/,
  /\b(?:waste of (?:my )?time|pathetic|useless|ridiculous|terrible|worst|horrible|disgusting|scam(?:mers?)?|fed up|unacceptable|rubbish|unbelievable|outrageous|appalling|disgrace(?:ful)?|shameful|sick of (?:this|you|it)|(?:you|this|your) (?:people |guys |shop |company |place )?(?:are|is) a joke|(?:what|which) kind of (?:business|shop|company|service) is this|im done with (?:you|this))\b/,
];

const greeting =
  /^\W{0,20}(?:well )?(?:hi{1,20}|hello{1,20}|hey{1,20}|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hallo|hola|namaste|whats up|sup)\b(?: (?:there|again|all|everyone|team|bot|sir|madam|friend|buddy|guys)){0,9}\W{0,20}$/;
const thanks =
  /\b(?:thank(?:s| you| u)?|grateful for|i app?r?eciate|thx|thnx|tysm|cheers|appreciate (?:it|that|you|your)|ur the best|(?:you|u)(?:re| are| r)? (?:the best|great|awesome|amazing|so helpful|very helpful)|(?:that|this|it|you)(?: really| has| have|ve)? helped|(?:that|this|it|you)(?: has| have|ve)? answered? (?:my|all)|(?:just|exactly|all) (?:what )?i (?:needed|wanted))\b/;
const farewell =
  /\b(?:bye{1,20}|goodbye|good bye|see (?:you|ya)|catch (?:you|ya)|good ?night|farewell|take care|talk (?:to you )?later|later alligator|so long)\b|\b(?:nice|good|great|enjoyed) (?:chatting|talking)\b/;
const banter = [
  /\bhow (?:are|r) (?:you|u|things)\b|\bhow (?:you|u|the ai|things) (?:are|is)\b|\bare you (?:doing )?(?:ok|okay|alright|well)\b|\bwhats (?:up|new)\b|\bwho do i have\b|\bhow(?:s| is) (?:it going|life|your day|everything|everthing)\b|\bhow (?:do|are) you (?:do|feel|doing|feeling)\b|\bis everything (?:ok|okay|alright)\b|\bhow(?:s| is| was)\b.{0,12}\byour day\b/,
  /(?<!\b(?:is|its|are|what|such) (?:this |that )?(?:a |some )?)\bjokes?\b|\bfunny\b|\b(?:make|made) me laugh\b|\briddle\b|\bsing\b|\bpoem\b|\bstory\b/,
  /\b(?:are|r|if|could|whether) (?:you|u)\b.{0,25}\b(?:human|bot|robot|person|real|machine|ai|computer|alive|program)s?\b|\b(?:if|whether) your? (?:are )?an? (?:human|bot|robot|computer)\b|\bam i (?:talking|speaking|chatting)\b.{0,20}\b(?:human|bot|robot|person|machine|ai|computer)\b/,
  /\bwh?at(?:s| is| are)?\b.{0,14}\b(?:your|ur) (?:name|age|hobb|favou?rite|purpose|job)|\byour name\b|\bname you\b|\bcall(?:ed)? (?:you|yourself)\b|\b(?:can|do|should|may|could) i (?:call|name|address|refer to) you\b|\byou (?:like|want|prefer)? ?(?:to be|being|be|go by|get) ?(?:called|named|addressed)\b|\bname do (?:you|i)\b|\bname (?:should|can|may) i\b/,
  /\bwho (?:are|made|created|built|programmed|owns|do you work|is your)\b(?: you)?|\bwhat are you\b|\bwhere (?:are|do) you (?:from|live|born|come from)\b|\bwhere were you\b|\bwhat (?:can|do|could) you (?:do|help|know)\b(?! (?:with|about|to|if|when|for) (?!me\b|us\b|you\b))|\bhow old are you\b|\bwhat (?:language|languages) do you\b|\bdo you have (?:any )?(?:pets?|hobb\w{1,5}|friends|a (?:dog|cat|boss|pet|family|job))\b|\bwhat(?:s| is| are)? your (?:pets?|hobb\w{1,5})\b|\byour (?:boss|birthday|hobb\w{1,5}|pets?|origin)\b|\bwhat (?:kinds?|sort|types?) of things (?:do|can) you\b/,
  /^(?:(?:lol|haha|hehe|ok|okay|k|cool|nice|great|perfect|awesome|alright|all right|got it|i see|understood|hmm?|wow|oh|no worries|no problem|np|fine|good|right|so|well|then)(?: |$)){1,4}$/,
  /\bmeaning of life\b|\bpoint of (?:life|living)\b|\bbeing alive\b|\b(?:humans|we|people) are alive\b|\blife(?:s|)?.{0,10}\b(?:meaning|purpose)\b|\bmean(?:ing|s)? .{0,12}\blife\b|\bwhy (?:are we|do we) (?:here|exist)\b/,
  /\bwhat (?:do|can|should|could) i (?:call|use)\b.{0,30}\b(?:you|ai)\b|\b(?:was|is|been) (?:\w{1,20} )?(?:great|awesome|nice|lovely|pleasure|good|fun) (?:to talk|talking|chatting|to chat|speaking)\b|\bgive me your name\b|\bwhat you are called\b|\b(?:good|great|nice) (?:bot|job|work)\b|\bhave a (?:good|great|nice|lovely) (?:day|one|evening|night|weekend)\b|\benjoy your\b|\bnice to (?:meet|talk|chat)\b|\bi love you\b|\byou(?:re| are) welcome\b|\bthats (?:all|it)(?: for (?:now|today))?$/,
];

const orderState = [
  /\bwhere(?:s| is| are| was)?\b.{0,25}\b(?:order|package|parcel|purchase|shipment|delivery|stuff|item|product)s?\b/,
  /\bwhere my (?:\w+ ){0,2}(?:is|are)\b/,
  /\btrack|\border status\b|\bstatus\b.{0,30}\b(?:order|purchase|shipment|delivery|package|parcel)\b|\b(?:order|purchase|shipment|delivery|package|parcel)s?\b.{0,25}\bstatus\b/,
  /\b(?:order|package|parcel|purchase|shipment|delivery|it)\b.{0,30}\b(?:not|hasnt|havent|didnt|never|yet|still)\b.{0,20}\b(?:arriv|deliver|receiv|com|ship|dispatch|here)/,
  /\b(?:not|havent|didnt|never)\b.{0,20}\b(?:receiv|get|got|arriv)\w{0,12}\b.{0,20}\b(?:order|package|parcel|purchase|it|product|item)\b/,
  /\bwhen (?:will|is|does|do)\b.{0,30}\b(?:my|the|our) (?:order|package|parcel|purchase|shipment|delivery|stuff)\b|\bwhen will i (?:get|receive)\b|\bhas my\b.{0,20}\b(?:ship|sent|dispatch|left)/,
  /\b(?:check|see|find|look up|lookup)\b.{0,15}\b(?:my|an?|the)? ?order\b(?! form| page)/,
  /\b(?:has|have|did|is|was|will)\b.{0,12}\b(?:order|package|parcel)\b.{0,25}\b(?:ship|sent|leave|left|dispatch|deliver|arriv|on its way|late|delayed)/,
  /\b(?:did|has|have) my .{1,30} (?:go out|gone out|ship|shipped|leave|left|been (?:sent|shipped|dispatched))\b/,
  /\bdid (?:you|u)(?: guys| all| people)? (?:get|receive) my (?:order|purchase|payment)\b/,
  /\border (?:number |no |nr )?[a-z]{0,4}\d{3,}\b/,
  /^\W{0,20}(?:my )?(?:order|purchase)(?: (?:number|no|nr))? ?#?\s?[a-z]{0,4}\d{1,20}\W{0,20}$/,
];
/** About an order, but a rule of the shop or a wish is meant, not its state. */
const orderRule =
  /\b(?:lost|missing|stuck|disappear|vanish|does not move|no scan|cancel|return|refund|chang|edit|modif|plac|creat|make|buy|invoice|bill|policy|cost|charge|price|pricing|how much (?:is|are|for|does|do)\b|fee|option|method|minimum|ship to|swap|remov|add|delet|purchas|period|long|international|made|manufactur|how (?:do|can|to)|(?:is|that|this) (?:that )?normal|at (?:which|what) point)/;

const reduction =
  '(?:discounts?|coupons?|vouchers?|promo(?:tion(?:al)?)?s?(?: codes?)?|(?:discount|coupon|voucher|student|newsletter|first order|welcome) codes?|special offers?|offers|deals?|% off|(?:something|anything|money|percent|bucks|dollars) off(?! (?:my|the|your|our|a|an|of)\\b(?! (?:price|order|first|next|total|bill|purchase)))|sales?|(?<!\\b(?:zip|postal|area|country|tracking|dress|qr|bar|color|colour) )codes)';
/** What begins a question or wish for something; in the same sentence before the word for a reduction. */
const wished =
  '(?:(?:is|are) there|any|do (?:you|u)|does (?:the|your|this) (?:shop|store)|have (?:you|u) got|got|(?:can|could|may|do|will|would) (?:i|we|you|u)|i (?:want|need|would like|am looking)|(?:im |id )?(?:looking|like)|where|what|whats|which|when|how (?:can|do)|give|tell|show|send)';
const discount = [
  new RegExp(`\\b${wished}\\b.{0,60}\\b${reduction}(?: |$)`),
  // The word alone, or with little around it: "discount codes", "a student discount please", "sale?"
  new RegExp(
    `^(?:(?:a|an|the|some|your|current|todays?|new|best|student|military|teacher|senior|first order|black friday|summer|winter) ){0,3}${reduction}(?: (?:codes?|please|pls|now|today|available|going on)){0,3}$`,
  ),
  /\b(?:anything|something|whats?|what is|(?:is|are) .{1,40}) on sale\b/,
  // Whether a code that is named works: "does SPRING5 still work"; a model that works with something is none.
  /^(?:hi |hey |hello )?(?:does|do|is|will|can i (?:still )?use) (?:the |my |your )?(?:code )?(?=[a-z]{3,20}\d)[a-z0-9]{4,24} (?:still )?(?:work|valid|active|good|running|usable)s?(?: (?:now|today|yet|anymore|for me))?$/,
  // What a code that is named is worth: "I got the code SPRING5, what does it give me".
  /\bcode (?=[a-z]{0,20}\d)[a-z0-9]{4,20}\b.{0,40}\b(?:gives?|gets?|worth|saves?|good for|off)\b/,
  /\b(?:discounts?|coupons?|vouchers?|promo codes?)\b.{0,30}\b(?:available|right now|at the moment|for (?:students?|teachers?|new customers?|first))/,
];
/** Words around it that make it another matter: a code that fails, sales tax, what is for sale. */
const notReduction =
  /\bbefore (?:the |it was |they were )?(?:sale|discount|reduc\w{0,5}|on sale|marked down)\b|\b(?:2|two|both|several|multiple|many|more than one|another|a second) (?:discount |promo |coupon |voucher )?(?:codes?|coupons?|vouchers?|discounts?|promos?)\b|\b(?:2|two|both|several) of (?:them|em|those|these)\b|\b(?:for sale|sales? (?:tax|team|rep|person|department|representative)|after sales?|no deal|deal with|big deal|gift vouchers?)\b|\b(?:not|doesnt|isnt|wont|cant|didnt|cannot|never|stopped) (?:\w{1,20} ){0,2}(?:work|appl|accept|valid|go through|take)|\b(?:combin|stack|expired?|invalid|declined)/;

/** Whether one of its sentences asks for a discount. A word such as "sale" in a sentence that asks for nothing is none. */
function asksDiscount(text: string): boolean {
  const sentences = text
    .replace(/%\s?off\b/gi, ' discount ')
    .split(/[.!?\n;]+/)
    .map((it) => wordsOf(it).join(' '));
  return sentences.some((it) => !notReduction.test(it) && discount.some((pattern) => pattern.test(it)));
}

/** "Can I return sale items" is no question about discounts. */
const returning = /\b(?:return|refund|exchang|cancel|warrant|final sale|gift card|student card|complain)/;

const supportStems = new Set(
  (
    'order deliver delivery ship shipment shipping dispatch courier post parcel package track tracking return refund reimburs exchange swap replac ' +
    'cancel cancellation terminat reimburse restitution reclamation expiry expiration outlet supply sell warranty guarante claim pay payment paid card paypal invoice bill receipt charge fee cost price tax duty custom emi cod cash ' +
    'installment instalment bank debit credit account login log signup register registration password email profile subscrib subscription unsubscrib newsletter ' +
    'address pincode zip postcode location area city country policy term privacy data gift wrap voucher loyalty point reward store shop hour ' +
    'contact phone number call complaint feedback review rating opinion help support issu problem error broken damage defect faulty wrong miss missing ' +
    'late delay stock restock available availability size sizing fit measur chart guide care wash clean instruction manual material ingredient sustainabl ' +
    'vegan international abroad franchise seller dealer wholesale bulk b2b career job partner collaborat affiliat money purchase buy bought service customer ' +
    'website site app checkout cart basket code offer discount trial sample repair spare assembl install user expir authentic original genuin ' +
    'withdraw penalty modification verify lost forgot recover reset switch upgrad free pro platinum gold standard premium'
  )
    .split(' ')
    .map(stemOf),
);
/** With one of these, three words without a verb are a matter and not a thing: "invoice for wife". */
const matters = new Set(
  (
    'order refund return invoice account shipment shipping delivery newsletter purchase cancel cancellation reimburs reimbursement password exchange pin ' +
    'ship deliver payment complaint seller option restitution warranty address subscription'
  )
    .split(' ')
    .map(stemOf),
);
/** Words that make a text a sentence instead of the name of a thing. */
const sentenceWords = new Set(
  (
    'i im ive id me my we us our you your u ur is are am was were be do does did can could will would should shall may might must have has had ' +
    'what whats which how when where who whom whose why whether there tell show explain please pls want wanna need know help let lets find give ' +
    'he she they it its this that these those if because need needed looking get got any someone'
  ).split(' '),
);
const asking =
  /\b(?:do you (?:have|sell|stock|carry|offer)|have you got|looking for|search(?:ing)? for|i want to (?:buy|get|order)|i(?:d| would) like (?:a|an|some|to buy)|recommend|suggest|show me|any(?:thing)? (?:good )?for|(?:gift|present)s? for|(?:buy|need|want|find)(?: me)? (?:a|an|some|new)\b|which .{0,30} (?:best|better|suit)|(?:which|what|any)\b.{1,40} in stock|got any|sell any|(?:is|are) .{1,80} (?:in stock|sold out)|in size [a-z0-9]{1,4})\b/;
const priceAsked =
  /\b(?:how much|price of|cost of|what does .{0,30} cost|under|below|less than|cheaper than|up to|between) (?:is|are|was|the|\$|€|£|\d)/;

const hasMatter = (words: readonly string[]) => words.some((it) => matters.has(stemOf(it)));
const shopWords = (words: readonly string[]) => words.filter((it) => supportStems.has(stemOf(it))).length;

/** Whether the text is about a matter of the shop, such as returns or payment, by a word that says so. */
export const namesMatter = (text: string) => hasMatter(wordsOf(text));

/** Whether somebody is wanted to hear a complaint, and was not asked for in so many words. */
export function complains(text: string): boolean {
  const plain = wordsOf(text).join(' ');
  return complaint.some((it) => it.test(plain)) && !human.some((it) => it.test(plain));
}

/** What kind of thing the visitor wants, by patterns and prototypes of words alone. */
export function patternOf(text: string): Route {
  const words = wordsOf(text);
  const plain = words.join(' ');
  if (plain === '') return 'other';
  const support = shopWords(words);
  if (greeting.test(plain)) return 'greeting';
  if (!hasMatter(words) && words.length <= 16) {
    if (farewell.test(plain)) return 'farewell';
    if (banter.some((it) => it.test(plain))) return 'banter';
  }
  if (callWanted.test(plain) || asksByName(plain)) return 'human';
  if ([...human, ...complaint].some((it) => it.test(plain)) && !(support > 1 && words.length > 14)) return 'human';
  if (thanks.test(plain) && support <= 1 && words.length <= 12) return 'thanks';
  if (orderState.some((it) => it.test(plain)) && !orderRule.test(plain)) return 'order';
  if (!returning.test(plain) && asksDiscount(text)) return 'discount';
  if (asking.test(plain) && !hasMatter(words)) return 'product';
  if (priceAsked.test(plain) && !hasMatter(words)) return 'product';
  const isName = !words.some((it) => sentenceWords.has(it));
  if (isName) return hasMatter(words) || (support > 0 && support * 2 >= words.length) ? 'support' : 'product';
  return support > 0 ? 'support' : 'other';
}

/** Every route is of one kind: what can be learned is no finer. */
export const kindOf: Record<Route, Kind> = {
  greeting: 'smalltalk',
  thanks: 'smalltalk',
  farewell: 'smalltalk',
  banter: 'smalltalk',
  aside: 'smalltalk',
  command: 'oos',
  human: 'human',
  order: 'support',
  discount: 'support',
  support: 'support',
  product: 'product',
  other: 'oos',
};

/** Of each kind the route that promises least. */
const plainest: Record<Exclude<Kind, 'human'>, Route> = {
  smalltalk: 'aside',
  support: 'support',
  product: 'product',
  oos: 'other',
};

/**
 * How sure the model must be to overrule the patterns; it cannot where those saw the very words. Who wants a person says
 * so: a guess neither passes anybody on nor keeps them.
 */
const sureEnough: Record<Route, number> = {
  greeting: Infinity,
  order: Infinity,
  discount: Infinity,
  human: Infinity,
  command: Infinity,
  product: 0.6,
  thanks: 0.5,
  farewell: 0.5,
  banter: 0.5,
  aside: 0.5,
  support: 0.5,
  other: 0.5,
};

/** The patterns' verdict, unless what was learned from examples says otherwise. */
export const settleRoute = (pattern: Route, { kind, share }: Likely): Route =>
  kind === 'human' || kindOf[pattern] === kind || share < sureEnough[pattern] ? pattern : plainest[kind];

/**
 * What kind of thing the visitor wants. `other` is a question that sounds like none of the shop's: retrieval has the last
 * word on it.
 */
export function routeMessage(text: string): Route {
  const pattern = patternOf(text);
  return settleRoute(pattern, likelyKind(text, pattern));
}
