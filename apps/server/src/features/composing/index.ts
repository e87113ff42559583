export { cardsToShow } from './inserts/send-cards.ts';
