import type { Blog } from '../shop/records.ts';

const journal: readonly (readonly [handle: string, title: string, summary: string, body: string, tags: string[]])[] = [
  [
    'choose-a-tent',
    'How to choose a tent',
    'Capacity, seasons and weight, in that order.',
    `<p>Start with people, then add one: a two-person tent fits two people and nothing else. If you carry luggage inside, take the three-person size.</p><p>Next come seasons. A 3-season tent has mesh for warm nights and takes rain and moderate wind; snow loads need more poles. A floor rated to 3,000 mm or more is dry under a kneeling adult.</p><p>Weight comes last. Under 1 kg per person is light, over 1.8 kg is for car camping.</p>`,
    ['tents', 'guide'],
  ],
  [
    'layering',
    'Layering without sweating',
    'Three thin layers beat one thick one.',
    `<p>The base layer moves moisture, the mid layer holds warmth, the shell stops wind and rain. Merino of 150 g/m² suits walking, 250 g/m² suits sitting.</p><p>Set off slightly cold. If you are comfortable at the car, you will be wet after twenty minutes.</p>`,
    ['clothing', 'guide'],
  ],
  [
    'season-cast-iron',
    'Season a skillet in an hour',
    'Oil, heat and patience.',
    `<p>Wash and dry the pan, rub it with flaxseed or grapeseed oil, then wipe it off as if you had made a mistake. Put it upside down in the oven at 230 °C for one hour and let it cool inside. Repeat three times for a pan that releases eggs.</p>`,
    ['kitchen', 'care'],
  ],
  [
    'r-value',
    'What an R-value tells you',
    'The ground takes more warmth than the air.',
    `<p>R-value measures how well a pad resists heat loss. R 2 is enough for summer, R 4 for three seasons, R 6 for snow. Values add up: a foam pad of R 2 under an air pad of R 4 gives R 6.</p>`,
    ['sleep', 'guide'],
  ],
  [
    'mend-a-zip',
    'Mend a zip on the trail',
    'Nine in ten broken zips are worn sliders.',
    `<p>If the teeth do not close behind the slider, squeeze its two sides gently with pliers, first one, then the other. Rub the teeth with candle wax. If a tooth is missing at the bottom, sew the zip shut above it.</p>`,
    ['repair'],
  ],
  [
    'linen-in-winter',
    'Why linen works in winter',
    'A summer cloth that keeps you warm.',
    `<p>Flax fibers are hollow. They hold air, take up a fifth of their weight in moisture and give it back to the room. Under a wool blanket that means warm and dry.</p>`,
    ['home'],
  ],
];

/** The shop's one blog; articles are a month apart, the newest two weeks before `now`. */
export function writeBlogs(now: Date): Blog[] {
  return [
    {
      id: 84_301_200_001,
      handle: 'journal',
      title: 'Journal',
      articles: journal.map(([handle, title, summary, body, tags], index) => ({
        id: 557_120_300_001 + index * 32,
        handle,
        title,
        summary,
        body,
        tags,
        updatedAt: new Date(now.getTime() - (14 + index * 30) * 86_400_000).toISOString(),
      })),
    },
  ];
}
