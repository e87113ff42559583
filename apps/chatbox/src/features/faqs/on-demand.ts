/** What shows an answer of the shop: fetched when a visitor opens one, or is told one that has pictures or videos. */
export { AnswerScreen } from './answer-screen.tsx';
export { MediaPart } from './media-part.tsx';
export { default as style } from './media.css?inline';
