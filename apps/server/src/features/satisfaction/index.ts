export { conversationsRated, ratingsOf } from './rating.store.ts';
