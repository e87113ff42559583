import type { Material } from '../family.ts';

const material = (name: string, about: string, care: string): Material => ({ name, about, care });

export const ripstop = material(
  'recycled ripstop nylon',
  'Its woven grid stops small tears from spreading and keeps the weight down.',
  'Sponge clean with lukewarm water and mild soap, hang to dry, and keep away from the tumble dryer.',
);
export const threeLayer = material(
  '3-layer recycled polyester',
  'The membrane sits between face and lining, so it breathes on climbs and does not feel clammy.',
  'Machine wash at 30 °C with a technical cleaner, no softener, and tumble dry low for 20 minutes to revive the water repellency.',
);
export const down = material(
  'responsibly sourced duck down in a recycled nylon shell',
  'Down gives the most warmth for its weight and packs to the size of a loaf of bread.',
  'Wash at 30 °C on gentle with down soap and tumble dry low with two clean tennis balls until no clumps are left.',
);
export const synthetic = material(
  'recycled synthetic insulation',
  'It keeps most of its warmth when wet and dries overnight.',
  'Machine wash cold on gentle, no softener, and hang to dry.',
);
export const merino = material(
  'mulesing-free merino wool (18.5 micron)',
  'Merino regulates temperature and resists odor for days of wear.',
  'Machine wash at 30 °C on the wool cycle and dry flat, away from direct heat.',
);
export const lambswool = material(
  'pure lambswool',
  'Lambswool is springy, warm and naturally resists stains.',
  'Hand wash cold with wool detergent, press the water out in a towel and dry flat.',
);
export const fleece = material(
  'recycled polyester fleece',
  'The pile traps warm air, wicks moisture and does not pill.',
  'Machine wash at 30 °C inside out in a wash bag, line dry.',
);
export const cotton = material(
  'organic cotton',
  'The long-staple cotton is soft from the first day and gets softer with every wash.',
  'Machine wash at 40 °C with like colors and tumble dry low.',
);
export const linen = material(
  'European flax linen',
  'Linen feels cool in summer, warm in winter and is among the strongest natural fibers.',
  'Machine wash at 40 °C, line dry, and iron damp if you like it crisp.',
);
export const hempCotton = material(
  'hemp and organic cotton blend',
  'Hemp adds strength where cotton alone would wear thin.',
  'Machine wash at 30 °C inside out and line dry.',
);
export const stretchNylon = material(
  '4-way stretch nylon',
  'It moves with every step, dries in under an hour and sheds light rain.',
  'Machine wash at 30 °C, no softener, line dry.',
);
export const nubuck = material(
  'full-grain nubuck leather',
  'One thick piece of hide with few seams keeps water out and molds to the foot.',
  'Brush off dry mud, treat with nubuck wax every two months and dry at room temperature.',
);
export const meshUpper = material(
  'recycled mesh with welded overlays',
  'The upper lets heat out quickly and dries while you walk.',
  'Rinse under the tap, take the insoles out and air dry; do not machine wash.',
);
export const felt = material(
  'felted wool',
  'Dense felt keeps feet warm without sweating and needs no lining.',
  'Brush when dry, spot clean with cold water, and let it dry in its shape.',
);
export const cork = material(
  'cork footbed with a natural rubber sole',
  'The footbed takes the shape of your foot within about a week.',
  'Wipe with a damp cloth and keep out of hot cars.',
);
export const aluminium = material(
  'hard-anodized aluminum',
  'It spreads heat evenly, does not scratch easily and weighs little.',
  'Hand wash with a soft sponge; do not use steel wool or the dishwasher.',
);
export const stainless = material(
  '18/8 stainless steel',
  'It keeps no taste, does not rust and survives drops.',
  'Dishwasher safe; let lid and seal dry apart from each other.',
);
export const castIron = material(
  'pre-seasoned cast iron',
  'It holds heat like nothing else and works on gas, induction, oven and open fire.',
  'Rinse with hot water, dry at once and rub with a drop of oil; never soak and never use the dishwasher.',
);
export const enamel = material(
  'enameled steel',
  'Two coats of enamel make it light, tough and free of taste.',
  'Dishwasher safe, not for the microwave; a chip does not affect use.',
);
export const stoneware = material(
  'glazed stoneware',
  'Each piece is dipped by hand, so the glaze line differs from piece to piece.',
  'Dishwasher and microwave safe; avoid sudden changes of temperature.',
);
export const oak = material(
  'solid European oak',
  'The wood comes from managed forests and is finished with food-safe oil.',
  'Wipe with a damp cloth and oil three times a year; never leave it in water.',
);
export const walnut = material(
  'solid walnut',
  'Dark, dense and fine-grained, walnut is kind to knives and grows lighter with the years.',
  'Wipe with a damp cloth and oil three times a year; never leave it in water.',
);
export const brass = material(
  'brushed brass',
  'Brass darkens with age and can be polished back in minutes.',
  'Dust with a dry cloth and polish with lemon and salt when you like it bright.',
);
export const seagrass = material(
  'handwoven seagrass',
  'Seagrass is a fast-growing plant that naturally resists dust and stains.',
  'Vacuum or wipe with a barely damp cloth and dry in the shade.',
);
export const coir = material(
  'natural coir on a latex back',
  'Coconut fiber scrapes mud off and dries quickly.',
  'Shake out weekly, hose down twice a year and dry in the sun.',
);
export const soy = material(
  'soy wax with a cotton wick',
  'The wax burns clean and slowly and is free of paraffin.',
  'Trim the wick to 5 mm before each use and let the top melt fully the first time.',
);
export const terracotta = material(
  'frost-proof terracotta',
  'The clay breathes, which protects roots from standing water.',
  'Brush with warm water and a little vinegar to remove lime.',
);
export const tpu = material(
  'TPU-coated nylon',
  'Welded seams keep water out without any stitching to fail.',
  'Rinse with fresh water after salt or sand and dry fully open.',
);
export const carbon = material(
  'carbon fiber with cork grips',
  'Carbon damps vibration and saves about a third of the weight of aluminum.',
  'Take the sections apart after wet days and let them dry overnight.',
);
