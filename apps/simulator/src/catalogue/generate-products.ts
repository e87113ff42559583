import type { Product, Variant } from '../shop/records.ts';
import type { Family, Material, Quantity } from './family.ts';
import { families } from './families/index.ts';
import { productNames } from './product-names.ts';
import { idOffset, seededRandom, type SeededRandom } from './seeded-random.ts';

const FIRST_PRODUCT_ID = 8_204_517_300_000;
const FIRST_VARIANT_ID = 45_110_228_900_000;
const FIRST_METAFIELD_ID = 30_551_007_100_000;
const DAY = 86_400_000;
const vendors = ['Juniper & Tarn', 'Juniper & Tarn', 'Northfell', 'Kettle Hollow', 'Brightwater Mills', 'Oxbow Works'];

/** Makes the whole catalogue; the same seed and clock give the same products, ids and stock. */
export function generateProducts(seed: string, now: Date): Product[] {
  const products: Product[] = [];
  families.forEach((family, familyIndex) => {
    const random = seededRandom(`${seed}/${family.noun}`);
    const count = familyIndex % 2 === 0 ? 12 : 11;
    for (const name of random.sample(productNames, count)) {
      products.push(makeProduct(family, name, random, now));
    }
  });
  numberRecords(products, idOffset(seed));
  return products;
}

function makeProduct(family: Family, name: string, random: SeededRandom, now: Date): Product {
  const material = random.pick(family.materials);
  const variation = random.pick(family.variations ?? ['']);
  const title = [name, variation, family.noun].filter(Boolean).join(' ');
  const colours = random.sample(family.colours, Math.min(random.between(1, 3), family.colours.length));
  const weight = random.between(family.weightGrams[0] / 10, family.weightGrams[1] / 10) * 10;
  const warranty = warrantyText(family.warrantyYears);
  const createdAt = new Date(now.getTime() - random.between(30, 900) * DAY).toISOString();
  const options = [
    ...(colours.length > 1 || !family.option ? [{ name: 'Color', values: colours }] : []),
    ...(family.option ? [{ name: family.option.name, values: [...family.option.values] }] : []),
  ];
  return {
    id: 0,
    handle: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    descriptionHtml: describe(family, material, title, weight, warranty, random),
    vendor: random.pick(vendors),
    productType: family.productType,
    tags: [...family.tags, ...(material.name.includes('recycled') ? ['recycled'] : [])],
    status: 'ACTIVE',
    options,
    variants: makeVariants(family, title, options, weight, random),
    metafields: [
      { key: 'material', value: sentenceCase(material.name) },
      { key: 'care', value: material.care },
      { key: 'weight', value: `${weight} g` },
      { key: 'warranty', value: warranty },
    ].map((field) => ({
      id: 0,
      namespace: 'specs',
      type: 'single_line_text_field',
      ...field,
    })),
    collections: [...family.collections],
    picture: { silhouette: family.silhouette, colour: colours[0] ?? 'Slate' },
    createdAt,
    updatedAt: new Date(now.getTime() - random.between(1, 29) * DAY).toISOString(),
  };
}

function describe(
  family: Family,
  material: Material,
  title: string,
  weight: number,
  warranty: string,
  random: SeededRandom,
): string {
  const quantities = new Map(
    Object.entries(family.quantities ?? {}).map(([name, range]) => [name, drawQuantity(range, random)]),
  );
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      (quantities.get(name) ?? 0).toLocaleString('en-US').replace('-', '−'),
    );
  const features = random.sample(family.features, random.between(3, 4)).map(fill);
  return [
    `<p>${random.pick(family.openings)} The ${title} ${family.noun.endsWith('s') ? 'are' : 'is'} made of ${material.name}. ${material.about}</p>`,
    `<ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>`,
    `<p><strong>Size and fit.</strong> ${fill(random.pick(family.measure))} Weight: ${weight} g.</p>`,
    `<p><strong>Care.</strong> ${material.care}</p>`,
    `<p><strong>Warranty.</strong> ${warranty}, against faults in material and workmanship.</p>`,
  ].join('\n');
}

function drawQuantity([low, high, step]: Quantity, random: SeededRandom): number {
  return low + random.between(0, Math.floor((high - low) / step)) * step;
}

function makeVariants(
  family: Family,
  title: string,
  options: Product['options'],
  weight: number,
  random: SeededRandom,
): Variant[] {
  const [low, high] = family.priceDollars;
  const dollars = random.between(low, high);
  const ending = random.pick([0, 0, 95, 50]);
  const soldOut = random.chance(0.045);
  const onSale = random.chance(0.17);
  const discount = random.pick([15, 20, 25, 30]);
  const optionSteps = family.option?.centsPerStep ?? 0;
  const initials = title
    .split(' ')
    .map((word) => word.slice(0, 3).toUpperCase())
    .join('-');
  return combinations(options.map((option) => option.values)).map((values, position) => {
    const step = family.option ? Math.max(0, family.option.values.indexOf(values.at(-1) ?? '')) : 0;
    const fullCents = dollars * 100 + ending + step * optionSteps;
    return {
      id: 0,
      title: values.join(' / '),
      sku: `${initials}-${String(position + 1).padStart(2, '0')}`,
      priceCents: onSale ? Math.round((fullCents * (100 - discount)) / 10_000) * 100 : fullCents,
      compareAtCents: onSale ? fullCents : null,
      inventoryQuantity:
        soldOut || random.chance(0.08) ? 0 : random.chance(0.15) ? random.between(1, 4) : random.between(5, 60),
      options: values,
      weightGrams: weight,
    };
  });
}

function combinations(lists: string[][]): string[][] {
  return lists.reduce<string[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

function numberRecords(products: readonly Product[], offset: number): void {
  let next = FIRST_VARIANT_ID + offset;
  products.forEach((product, index) => {
    product.id = FIRST_PRODUCT_ID + offset + index * 317;
    product.metafields.forEach((field, position) => (field.id = FIRST_METAFIELD_ID + offset + index * 10 + position));
    for (const variant of product.variants) variant.id = next += 32;
  });
}

function warrantyText(years: number): string {
  return `${years}-year warranty`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
