import type { Page } from '../shop/records.ts';

const texts: readonly (readonly [handle: string, title: string, body: string])[] = [
  [
    'about',
    'About us',
    `<p>Juniper &amp; Tarn began in 2011 as a repair bench in Portland, Maine. People brought broken tents; we fixed them and wrote down what had failed. In 2014 we sold the first tent of our own, with everything on that list left out.</p>
<p>Today we are 34 people. We design in Portland, make clothing in Portugal and Vietnam, weave blankets in Wales, and cast iron in Pennsylvania. Every workshop is named on the label.</p>
<h2>What we promise</h2><ul><li>Spare parts for at least ten years.</li><li>Repairs at cost: most take 12 business days and $15 to $45.</li><li>1 % of sales goes to trail maintenance; in the last year that was $41,800.</li></ul>`,
  ],
  [
    'size-guide',
    'Size guide',
    `<p>Measure over light underwear, tape level and not tight. Between two sizes, choose the smaller for a close fit and the larger for layering.</p>
<table><thead><tr><th>Size</th><th>Chest</th><th>Waist</th><th>Hip</th></tr></thead><tbody>
<tr><td>XS</td><td>84-88 cm</td><td>70-74 cm</td><td>86-90 cm</td></tr><tr><td>S</td><td>89-94 cm</td><td>75-80 cm</td><td>91-96 cm</td></tr>
<tr><td>M</td><td>95-101 cm</td><td>81-87 cm</td><td>97-102 cm</td></tr><tr><td>L</td><td>102-109 cm</td><td>88-95 cm</td><td>103-109 cm</td></tr>
<tr><td>XL</td><td>110-117 cm</td><td>96-104 cm</td><td>110-116 cm</td></tr><tr><td>XXL</td><td>118-126 cm</td><td>105-114 cm</td><td>117-124 cm</td></tr></tbody></table>
<h2>Shoes</h2><p>Our shoes are marked in European sizes. 40 is US women's 9 or men's 7, 42 is men's 8.5, 44 is men's 10.5. Boots: with thick socks go half a size up.</p>`,
  ],
  [
    'care-guide',
    'Care guide',
    `<p>Things that are looked after last twice as long. The label always wins; these are the rules behind it.</p>
<h2>Waterproof jackets</h2><p>Wash two or three times a season at 30 °C with a technical cleaner. No softener: it blocks the membrane. Twenty minutes in a cool dryer wake up the water repellency.</p>
<h2>Down</h2><p>Wash once a year with down soap. Dry on low with two clean tennis balls until no clumps are left, which takes two to three hours. Store loose, never compressed.</p>
<h2>Merino and lambswool</h2><p>Air overnight instead of washing. Wool cycle at 30 °C, dry flat. A cedar block keeps moths away.</p>
<h2>Cast iron</h2><p>Hot water and a brush, dry at once, a drop of oil. If it rusts, scrub with salt and season again at 230 °C for an hour.</p>
<h2>Tents</h2><p>Never store damp. Wipe with lukewarm water; a washing machine ruins the coating.</p>`,
  ],
  [
    'contact',
    'Contact & hours',
    `<p>Email <a href="mailto:hello@juniperandtarn.example">hello@juniperandtarn.example</a>. We answer within one business day, usually within four hours.</p>
<p>Phone +1 207 555 0142, Monday to Friday, 9 am to 6 pm Eastern Time, Saturday 10 am to 2 pm. Closed on Sundays and on US public holidays.</p>
<h2>Shop and repair bench</h2><p>18 Wharf Lane, Portland, Maine 04101. Open Tuesday to Saturday, 10 am to 6 pm. You can try on everything, and pick up online orders free of charge two hours after ordering.</p>`,
  ],
  [
    'warranty',
    'Warranty',
    `<p>Every product has a warranty against faults in material and workmanship. The length is on the product page: 1 year for textiles of the home, 2 to 3 years for clothing, 5 years for tents, sleeping bags and jackets, 10 years for backpacks, 25 years for cast iron.</p>
<h2>What is covered</h2><p>Seams, zips, coatings, poles, handles and anything else that fails in normal use. We repair first, replace second, and refund if neither is possible.</p>
<h2>What is not</h2><p>Wear, accidents, moths, campfire sparks and washing against the label. We repair these at cost.</p>
<h2>How to claim</h2><p>Send photos and your order number to warranty@juniperandtarn.example. We decide within 3 business days. Shipping to us is free inside the United States.</p>`,
  ],
  [
    'gift-cards',
    'Gift cards',
    `<p>Gift cards come by email within ten minutes, in any amount from $10 to $500. They never expire and can be used over several orders. They cannot be returned or paid out, except where the law says so.</p>`,
  ],
  [
    'wholesale',
    'Wholesale',
    `<p>We sell to about 90 independent shops. The first order starts at $600, later ones at $250; the terms are net 30 after the third order. Write to wholesale@juniperandtarn.example with your address and tax number.</p>`,
  ],
];

/** The shop's pages, last changed `updatedAt`. */
export function writePages(updatedAt: string): Page[] {
  return texts.map(([handle, title, body], index) => ({
    id: 98_122_400_001 + index * 32,
    handle,
    title,
    body,
    updatedAt,
  }));
}
