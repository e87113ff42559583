/**
 * What the assistant says by itself, in English. Nothing here states a fact of the shop: facts are put in, and already in
 * words of the same language.
 */
export const frame = {
  /** Refusals in a row: the first, the second, and then these two in turn, so that none is said twice running. */
  refused:
    'I’m sorry, I could not find an answer to that. I can help with products, orders, shipping, and returns. Would you like to talk to a person instead?',
  refusedAgain:
    'I could not find that one either. Tap “Talk to a person”: someone from our team will read this conversation and answer you here.',
  refusedOften: [
    'I still don’t have an answer. Try asking it in other words, or tap “Talk to a person” and someone from our team will answer you here.',
    'That’s another one I can’t answer. Someone from our team can: tap “Talk to a person” and they’ll pick it up right here.',
  ],
  /** Above buttons with questions that the shop has answered and that may be meant. */
  didYouMean: 'I’m not sure what you mean. Is it one of these?',
  handedOff: 'I’m passing you on to a colleague, who will answer you here.',
  failed: 'Something went wrong on my side, so I’m passing you on to a colleague, who will answer you here.',
  /** A budget of answers is used up. */
  spent: 'I can’t answer any more questions right now, so I’m passing you on to a colleague, who will answer you here.',
  fileOnly: (count: number) =>
    `I can’t look at files, so I’m passing ${count === 1 ? 'yours' : 'them'} on to a colleague, who will answer you here.`,
  /** Beside an answer to what was written with a file. */
  fileUnseen: 'I can’t look at the file you sent, but a person from our team can.',
  /** Below what the shop wrote in another language, where it is shown translated; a name of that language is put in. */
  translatedFrom: (language: string) => `Translated from ${language}`,
  /** Opens what it was translated from. */
  showOriginal: 'Show original',
  /** Below any answer to what was asked twice before in other words. */
  askedThrice:
    'If this still isn’t what you need, tap “Talk to a person”: someone from our team will read this conversation and answer you here.',
  /** A person was asked for some minutes ago and has not answered; a field for the address stands below. */
  notAnsweredYet:
    'Our team hasn’t been able to answer yet. Leave your email address and the answer will reach you even if you close this chat.',
  /** A person was asked for while nobody is there, and the address is known. */
  awayWithEmail: (email: string) => `We’re away right now. We’ll answer you here and by email at ${email}.`,
  /** Nothing but signs: "?", "👍". */
  wordless: 'What can I help you with?',
  wordlessAgain: 'Tell me in a few words what you need, and I’ll look it up.',
  /** The same words whatever was wrong, tries that were too many among it, so that nobody learns what exists. */
  noSuchOrder:
    'No order was found with that number and that email or phone. Please check both and send them again, or talk to a person. After a few tries I can’t look again for a while.',
  noSuchOrderAgain:
    'Still no order was found with that number and that email or phone. If both are right, talk to a person: someone from our team can look it up. After a few tries I can’t look again for a while.',
  askProof: 'To look up your order, I need its number and the email address you ordered with.',
  /** A question that was asked just before, and not answered. */
  askedAgain: (question: string) => `I still need this to help you. ${question}`,
  foundProducts: (count: number): string => (count === 1 ? 'Here it is:' : 'Here’s what I found:'),
  foundOrders: (count: number): string => (count === 1 ? 'Here’s your order:' : 'Here are your orders:'),
  whereIsOrder: (name: string) => `Where is my order ${name}?`,
  /** What the visitor reads while a tool works. */
  steps: {
    search_knowledge: 'Looking that up…',
    search_products: 'Searching products…',
    product_details: 'Reading about the product…',
    look_up_order: 'Checking your order…',
    list_discounts: 'Checking discounts…',
    hand_off: 'Getting a person…',
  },
  facts: {
    soldOut: 'sold out',
    inStock: 'in stock',
    fewLeft: (count: number) => `in stock, only ${count} left`,
    from: (price: string) => `from ${price}`,
    reduced: (price: string, usual: string) => `${price} (was ${usual})`,
    tracking: 'tracking page',
    /** Words that follow "is". */
    states: {
      unfulfilled: 'being prepared',
      in_progress: 'being prepared',
      pending_fulfillment: 'being prepared',
      scheduled: 'scheduled for later',
      on_hold: 'on hold',
      partially_fulfilled: 'partly shipped',
      fulfilled: 'shipped',
      in_transit: 'on its way',
      restocked: 'returned',
      out_for_delivery: 'out for delivery',
      delivered: 'delivered',
    } as Readonly<Record<string, string>>,
    canceled: (date: string) => `canceled (on ${date})`,
    delivered: (date: string) => `delivered (on ${date})`,
    refunded: { none: '', partly: ' and partly refunded', fully: ' and fully refunded' },
    onlyRefunded: 'fully refunded',
    voided: ', and its payment was voided',
    total: {
      none: '',
      partly: (back: string) => ` (${back} refunded)`,
      fully: ' (fully refunded)',
    },
  },
  /** The offline engine's own words; it quotes for the rest. */
  offline: {
    greeting: 'Hello! How can I help you today?',
    thanks: 'You’re welcome! Is there anything else I can help you with?',
    farewell: 'All right. I’m here whenever you need anything else. Take care!',
    banter: 'I’m this shop’s virtual assistant, and happy to help with any question about it. What can I find for you?',
    unknown: 'I’m sorry, I could not find an answer to that. Would you like to talk to a person?',
    /** One part of a question with several has no answer; the others have. `part` is in the visitor's words. */
    unknownPart: (part: string) => `I could not find an answer to “${part}”.`,
    noProduct: 'I could not find anything like that in this shop. Could you describe it another way?',
    askGift: 'What does the person like, or what could they use?',
    noOption: 'I could not find that option.',
    /** Products are shown, though none is as cheap or dear, in that color or size, as was asked for. */
    noneFits: 'I could not find one that fits all of that. These come nearest:',
    /** The store says nothing about what was asked of this product. */
    notStated: (product: string) => `The shop doesn’t say that about ${product}.`,
    found: 'Here’s what I found:',
    /** Below stands what the shop wrote, in its own language. */
    shopSays: 'This is what the shop says about it:',
    addToCart: (product: string) => `You can add ${product} to your cart right here:`,
    noSuchDiscount: 'I could not find a discount of that kind.',
    discounts: 'These codes work right now:',
    noDiscount: 'I could not find a public discount code right now.',
    askOrder: 'Could you send me the order number and the email address you ordered with?',
    askNumber: 'Could you tell me the order number too?',
    askEmail: 'Could you tell me the email address you ordered with too?',
    whichOrder: (numbers: string) => `Which order do you mean: ${numbers}?`,
    or: ' or ',
    away: 'I couldn’t reach the shop to check that just now. Would you like to talk to a person?',
    order: (name: string, state: string) => `Your order ${name} is ${state}.`,
    arrives: (date: string) => `It should arrive by ${date}.`,
    product: (name: string, price: string, stock: string) => `${name} costs ${price} and is ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name} in ${variant} costs ${price} and is ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, until ${ends}`}`,
  },
};

/** The same in every language. */
export type Frame = typeof frame;
