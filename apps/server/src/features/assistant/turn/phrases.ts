/** What the assistant says by itself, when no model may speak. Nothing here states a fact of the shop. */
export const phrases = {
  refused:
    'I’m sorry, I could not find an answer to that in what this shop has told me. Would you like to talk to a person?',
  refusedAgain:
    'I’m sorry that I could not help with this either. A person from the team can: tap “Talk to a person” and they will answer you here.',
  handedOff: 'I’m passing you on to a colleague, who will answer you here.',
  failed: 'Something went wrong on my side, so I’m passing you on to a colleague, who will answer you here.',
  /** A budget of answers is used up. */
  spent: 'I cannot answer more questions right now, so I’m passing you on to a colleague, who will answer you here.',
  /** The same words whatever was wrong, tries that were too many among it, so that nobody learns what exists. */
  noSuchOrder:
    'No order was found with that number together with that e-mail or phone. Please check both and send them again, or talk to a person. After a few tries I cannot look again for a while.',
  askProof: 'To look up your order I need its number together with the e-mail address you ordered with.',
} as const;
