/** What the assistant says by itself, when no model may speak. Nothing here states a fact of the shop. */
export const phrases = {
  refused:
    'I’m sorry, I could not find an answer to that in what this shop has told me. Would you like to talk to a person?',
  refusedAgain:
    'I’m sorry that I could not help with this either. A person from the team can: tap “Talk to a person” and they will answer you here.',
  handedOff: 'I’m passing you on to a colleague, who will answer you here.',
  failed: 'Something went wrong on my side, so I’m passing you on to a colleague, who will answer you here.',
  /** The same words whatever was wrong, so that nobody learns which orders or addresses exist. */
  noSuchOrder:
    'No order was found with that number together with that e-mail or phone. Please check both and send them again, or talk to a person.',
  tooManyOrders: 'I cannot look up more orders right now. Please try again in an hour, or talk to a person.',
  askProof: 'To look up your order I need its number together with the e-mail address you ordered with.',
} as const;
