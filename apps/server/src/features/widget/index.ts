export { availabilityOf } from './availability.ts';
