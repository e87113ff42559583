/**
 * Below this confidence nothing that was found reaches the model, and the visitor is told that the answer is not known.
 * At this floor retrieval refuses nine in ten questions of other matters and answers eight in ten of the shop's own.
 */
export const knowledgeFloor = 0.6;

/**
 * Products may be shown a little sooner: a card shows what it is, and "waterproof" often stands in no title. Nothing is
 * said about them that the store does not say.
 */
export const productFloor = 0.45;
