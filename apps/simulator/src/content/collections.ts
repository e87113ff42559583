import type { Collection } from '../shop/records.ts';

const rows: readonly [handle: string, title: string, description: string][] = [
  ['jackets', 'Jackets', 'Rain shells and down, from city drizzle to winter huts.'],
  ['clothing', 'Clothing', 'Layers that work together, from the skin out.'],
  ['footwear', 'Footwear', 'Boots, trail shoes and something soft for afterwards.'],
  ['camp', 'Camp', 'Shelter, sleep, light and a good chair.'],
  ['shelter', 'Tents & shelter', 'A dry place to sleep, wherever the day ends.'],
  ['sleep', 'Sleep outside', 'Bags, pads and hammocks for a good night.'],
  ['packs', 'Packs & bags', 'From a lunch walk to a week in the hills.'],
  ['trail', 'On the trail', 'What you want with you when the path goes up.'],
  ['camp-kitchen', 'Camp kitchen', 'Stoves, pots and the mug that belongs to them.'],
  ['light', 'Light', 'Headlamps, lanterns and lamps with a warm glow.'],
  ['kitchen', 'Kitchen', 'Iron, oak, stoneware: things that outlast trends.'],
  ['home', 'Home', 'For the hours between two trips.'],
  ['living-room', 'Living room', 'Light, baskets and green corners.'],
  ['bedroom', 'Bedroom', 'Linen, wool and a very good blanket.'],
  ['bath', 'Bath', 'Towels that dry you, then themselves.'],
  ['rain-ready', 'Rain ready', 'Everything that keeps water where it belongs.'],
  ['winter-warmers', 'Winter warmers', 'Down, wool and fleece for short days.'],
  ['summer-shade', 'Summer shade', 'Light cloth, cold drinks, long evenings.'],
  ['everyday', 'Everyday', 'Plain things, made carefully.'],
  ['gifts-under-50', 'Gifts under $50', 'Small things that are used for years.'],
];

/** The shop's collections in the order of its menu. */
export const collections: readonly Collection[] = rows.map(([handle, title, description], index) => ({
  id: 391_204_700_001 + index * 64,
  handle,
  title,
  description,
}));
