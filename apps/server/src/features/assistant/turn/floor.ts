/**
 * Below these confidences nothing that was found reaches the model, and the visitor is told that the answer is not known. They are
 * the values at which retrieval's labelled questions are refused and answered best, see docs/measurements.md.
 */
export const knowledgeFloor = 0.35;
export const productFloor = 0.35;
