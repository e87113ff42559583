/**
 * Towns, states and islands that people name instead of the country that a shop ships to, by what shops call it. No name that
 * is also a word, such as Nice or Bath.
 */
export const towns: readonly (readonly [within: string, names: string])[] = [
  [
    'United States',
    'new york, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, austin, san francisco, seattle, denver, boston, detroit, ' +
      'nashville, las vegas, baltimore, milwaukee, atlanta, miami, minneapolis, tampa, new orleans, cleveland, pittsburgh, cincinnati, alabama, arizona, arkansas, ' +
      'california, colorado, connecticut, delaware, florida, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maryland, massachusetts, michigan, ' +
      'minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, north carolina, north dakota, ohio, oklahoma, oregon, ' +
      'pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, wisconsin, wyoming',
  ],
  ['Hawaii', 'hawaii'],
  ['Alaska', 'alaska'],
  ['Hawaii, United States', 'honolulu, maui, kauai, oahu, hilo'],
  ['Alaska, United States', 'anchorage, fairbanks, juneau'],
  ['US territory', 'puerto rico, guam, american samoa, us virgin islands, northern mariana islands, san juan'],
  [
    'Canada',
    'toronto, montreal, vancouver, calgary, ottawa, edmonton, winnipeg, quebec, halifax, ontario, british columbia, alberta, manitoba, saskatchewan, nova scotia',
  ],
  [
    'United Kingdom',
    'uk, england, scotland, wales, northern ireland, london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, cardiff, belfast, nottingham',
  ],
  ['Germany', 'berlin, munich, hamburg, cologne, frankfurt, stuttgart, dusseldorf, leipzig'],
  ['France', 'paris, lyon, marseille, toulouse, bordeaux, lille, strasbourg'],
  ['Spain', 'madrid, barcelona, valencia, seville, malaga'],
  ['Italy', 'rome, milan, naples, turin, florence, venice, bologna'],
  ['Netherlands', 'holland, amsterdam, rotterdam, the hague, utrecht, eindhoven'],
  ['Belgium', 'brussels, antwerp, ghent'],
  ['Austria', 'vienna, salzburg, graz, innsbruck'],
  ['Switzerland', 'zurich, geneva, basel, lausanne'],
  ['Ireland', 'dublin, galway, limerick'],
  ['Sweden', 'stockholm, gothenburg, malmo'],
  ['Norway', 'oslo, bergen, trondheim'],
  ['Denmark', 'copenhagen, aarhus'],
  ['Finland', 'helsinki, tampere'],
  ['Poland', 'warsaw, krakow, gdansk, wroclaw'],
  ['Czechia', 'prague, brno'],
  ['Portugal', 'lisbon, porto'],
  ['Greece', 'athens, thessaloniki'],
  ['Hungary', 'budapest'],
  ['Romania', 'bucharest'],
  ['Australia', 'sydney, melbourne, brisbane, perth, adelaide, canberra, tasmania, queensland, new south wales'],
  ['New Zealand', 'auckland, wellington, christchurch'],
  ['Japan', 'tokyo, osaka, kyoto, yokohama, sapporo'],
  ['Mexico', 'mexico city, guadalajara, monterrey, cancun, tijuana'],
  ['Brazil', 'sao paulo, rio de janeiro, brasilia'],
  ['India', 'mumbai, delhi, bangalore, chennai, kolkata'],
  ['China', 'beijing, shanghai, shenzhen, guangzhou'],
  ['South Korea', 'seoul, busan'],
  ['Singapore', 'singapore'],
  ['United Arab Emirates', 'dubai, abu dhabi'],
  ['Turkey', 'istanbul, ankara, izmir'],
];
