/** Words that say that something is wanted, not what. */
const wanting =
  /\b(?:hi|hello|hey|do you (?:have|sell|stock|carry|offer)|have you got|(?:i am|i'm|im) looking for|looking for|searching for|i(?:'d| would) like(?: to (?:buy|see|get))?|i (?:want|need)(?: to (?:buy|get))?|can you (?:recommend|suggest|show me)|(?:please )?(?:recommend|suggest|show me|find me)|how much (?:is|are|does|do)|what(?:'s| is) the price of|tell me (?:more )?about|got any|any|please|price of|cost of|price|cost|do you know|when (?:will|is|are|does|do)|(?:be |come )?back in stock|be back|restock(?:ed)?|just curious|(?:that )?you (?:have|sell|stock|carry|offer|do|make)(?=\W|$)|of any (?:kind|sort|type)|in (?:the|your|this) (?:whole |entire )?(?:shop|store|range))\b/gi;
/** What no title says: whether there are pieces left, a size, for how many people. Variants are chosen by it later. */
const qualities =
  /\b(?:(?:which|what)\b(?=.{0,120}\bin stock\b)|(?:(?:is|are) )?(?:currently |still )?(?:in stock|on sale|available)|(?:in )?size (?:\d{1,2}|x{0,3}[sml])|in (?:x{0,3}[sml])(?=\W|$)|for (?:\d{1,3}|two|three|four)(?: (?:people|persons?|adults))?|\d person)\b/gi;

/** How many of what, and which fact: asked of a thing, and in no title. */
const factAsked =
  /\bhow (?:long|tall|high|heavy|wide|deep|thick|big|large|warm|bright)\b(?: (?:is|are|does|do|will))?|\bhow many \p{L}{1,20}|\bwhat (?:\p{L}{1,20} )?(?:is|are|does|do)\b/giu;
/** Words between the things: "the lowest priced tent you have" is a tent. */
const silent =
  /(?<![\p{L}\p{N}])(?:a|an|the|what|whats|which|who|whos|how|it|its|them|you|your|i|im|my|me|we|is|are|do|does|did|can|could|will|would|have|has|had|got|get|there|one|thing|something|anything|please|ideally|maybe|mean|she|he|they|likes?|loves?|mom|mum|mother|dad|father|sister|brother|friend|girlfriend|boyfriend)(?![\p{L}\p{N}])/giu;
/** The words that ask for an order of prices. */
const ordering =
  /\b(?:(?:lowest|highest|best|cheapest|least|most)[- ](?:priced?|cost|expensive|affordable)|cheap(?:er|est)?|priciest|dearest|inexpensive|affordable)\b/gi;

/** What is looked for, without the words that only say that it is. */
export const subjectOf = (text: string): string =>
  [wanting, qualities, factAsked, ordering, silent]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(/[?!.,;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
