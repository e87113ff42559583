/**
 * Below these confidences nothing that was found reaches the model, and the visitor is told that the answer is not known. At this
 * floor nine in ten questions of other matters are refused and eight in ten of the shop's own are answered (docs/measurements.md).
 */
export const knowledgeFloor = 0.6;
export const productFloor = 0.6;
