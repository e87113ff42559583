export { workingDiscounts } from './inserts/working-discounts.ts';
export { cardsToShow } from './inserts/send-cards.ts';
