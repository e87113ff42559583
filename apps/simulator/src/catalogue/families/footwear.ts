import type { Family } from '../family.ts';
import { cork, felt, meshUpper, nubuck } from './materials.ts';

const shoeSizes = { name: 'Size', values: ['38', '39', '40', '41', '42', '43', '44', '45', '46'] } as const;

export const footwear: readonly Family[] = [
  {
    noun: 'Hiking Boots', productType: 'Boots', collections: ['footwear', 'trail', 'rain-ready'], silhouette: 'boot',
    materials: [nubuck, meshUpper], colours: ['Walnut', 'Charcoal', 'Moss', 'Sand'],
    option: shoeSizes, priceDollars: [149, 279], weightGrams: [880, 1440], variations: ['', 'Mid', 'Alpine', 'Winter'],
    quantities: { lug: [4, 6, 1], drop: [6, 12, 2] },
    openings: ['Boots for paths that stop being paths.', 'Stiff where the ground is sharp, soft where the foot bends.'],
    features: ['A waterproof and breathable lining keeps streams outside.', '{lug} mm lugs bite into mud and wet rock.', 'A rubber rand protects the toe and the heel.', 'Can be resoled twice by our workshop.', 'Heel-to-toe drop of {drop} mm.'],
    measure: ['True to size in European sizes; with thick socks go half a size up.', 'Medium width; choose one size up for wide feet.'], warrantyYears: 2, tags: ['waterproof', 'hiking', 'ankle-support'],
  },
  {
    noun: 'Trail Shoes', productType: 'Shoes', collections: ['footwear', 'trail'], silhouette: 'shoe',
    materials: [meshUpper], colours: ['Lake', 'Ember', 'Ochre', 'Slate', 'Sage'],
    option: shoeSizes, priceDollars: [99, 169], weightGrams: [480, 720], variations: ['Low', 'Speed', 'Grip', 'Long-Distance'],
    quantities: { stack: [22, 32, 2], lug: [3, 5, 1] },
    openings: ['Fast on gravel and calm on roots.', 'Light shoes for people who walk far.'],
    features: ['{stack} mm of cushioning under the heel.', '{lug} mm lugs grip on wet grass.', 'A rock plate protects the forefoot.', 'The gusseted tongue keeps grit out.', 'Drains and dries within an afternoon.'],
    measure: ['Roomy toe box; true to size in European sizes.', 'Runs slightly small; choose half a size up.'], warrantyYears: 1, tags: ['hiking', 'running', 'quick-dry'],
  },
  {
    noun: 'Camp Sandals', productType: 'Sandals', collections: ['footwear', 'summer-shade'], silhouette: 'sandal',
    materials: [cork], colours: ['Walnut', 'Black', 'Sand', 'Lake'],
    option: { name: 'Size', values: ['37', '38', '39', '40', '41', '42', '43', '44'] }, priceDollars: [59, 99], weightGrams: [360, 520], variations: ['Strap', 'River', 'Slip-On', 'Two-Band'],
    openings: ['What your feet want at the end of the day.', 'Easy on, easy off, good for a mile to the beach.'],
    features: ['Straps adjust at the instep and the heel.', 'The sole is siped for wet boat decks.', 'Arch support that you notice in the evening.', 'Floats, so the river does not keep them.'],
    measure: ['European sizes; choose the larger one when in between.'], warrantyYears: 1, tags: ['summer', 'camp'],
  },
  {
    noun: 'House Slippers', productType: 'Slippers', collections: ['footwear', 'home', 'winter-warmers'], silhouette: 'slipper',
    materials: [felt], colours: ['Storm', 'Oat', 'Rust', 'Pine', 'Charcoal'],
    option: { name: 'Size', values: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'] }, priceDollars: [49, 89], weightGrams: [280, 420], variations: ['Felt', 'Cabin', 'Bootie', 'Open-Back'],
    openings: ['For cold floors and slow mornings.', 'Shoes for the house that guests ask about.'],
    features: ['A suede or rubber sole: quiet on wood, fine for a walk to the mailbox.', 'The insole comes out for drying.', 'Molded in one piece, without seams.', 'Warm without socks.'],
    measure: ['European sizes; felt stretches, so choose the closer size.'], warrantyYears: 1, tags: ['home', 'gift', 'wool'],
  },
];
