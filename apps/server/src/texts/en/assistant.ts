/** What the inbox shows of how the assistant decided. What it says to visitors stands in their languages (language/frames). */
export const texts = {
  /** Why the inbox's panel says that a sentence was sent, or was not. */
  verdicts: {
    unknownSlot: (name: string) => `there is no ${name}`,
    brokenSlot: 'holds a broken placeholder',
    notInEvidence: (text: string, kind: string) => `“${text}” (${kind}) is not in what was found`,
    filled: (names: string) => `filled in ${names}`,
    unknowing: 'says what is not known',
    courtesy: 'says nothing about the shop',
    asks: 'asks a question',
    carried: (title: string) => `taken from “${title}”`,
    introduces: 'introduces what was found',
    otherVariant: 'names a variant, but tells the price or stock of the whole product',
    uncarried: 'nothing that was found supports it',
    slotOfAnother: 'tells the price or stock of another product',
    orderState: 'states an order’s status',
    stock: 'states stock',
    action: 'claims an action that it can’t take',
    handOff: 'claims a hand-off that did not happen',
    promise: (name: string) => `speaks of “${name}”, which is not in what was found`,
    quotedInstead: 'the shop’s own words, in place of what it does not say',
    unfinished: 'was not finished',
    onCard: 'shown on the card',
    fixedWords: 'said in fixed words',
    replaced: 'replaced by another answer',
    turnOver: 'the turn was over before it could be sent',
  },
};
