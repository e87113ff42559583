/** Sizes and fits that most clothes share. */
export const apparelSizes = { name: 'Size', values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] } as const;
export const unisexFit = [
  'Regular unisex fit; between two sizes, choose the smaller one for a closer cut.',
  'Relaxed fit with room for a mid layer; the model is 183 cm tall and wears M.',
  'Slim fit that does not pinch; size up if you plan to wear it over a sweater.',
];
