import { idOffset, seededRandom } from '../catalogue/seeded-random.ts';
import type { Customer } from '../shop/records.ts';

const DAY = 86_400_000;
const places = [
  ['Portland', 'Maine', 'ME', '04101'],
  ['Burlington', 'Vermont', 'VT', '05401'],
  ['Boulder', 'Colorado', 'CO', '80302'],
  ['Asheville', 'North Carolina', 'NC', '28801'],
  ['Duluth', 'Minnesota', 'MN', '55802'],
  ['Bend', 'Oregon', 'OR', '97701'],
  ['Ithaca', 'New York', 'NY', '14850'],
  ['Bozeman', 'Montana', 'MT', '59715'],
  ['Madison', 'Wisconsin', 'WI', '53703'],
  ['Santa Fe', 'New Mexico', 'NM', '87501'],
] as const;
const streets = [
  'Birch Street',
  'Mill Road',
  'Orchard Avenue',
  'Harbor Lane',
  'Ridge Drive',
  'Chapel Hill Road',
  'Lake View',
  'Spring Street',
];
const people = [
  'Maya Okafor',
  'Daniel Reyes',
  'Ingrid Solberg',
  'Tom Whitaker',
  'Priya Raman',
  'Lucas Meyer',
  'Hannah Cole',
  'Omar Haddad',
  'Sofia Marino',
  'Ben Archer',
  'Aiko Tanaka',
  'Claire Dubois',
  'Noah Fletcher',
  'Ruth Abrams',
  'Elena Petrova',
  'Sam Delgado',
  'Grace Lin',
  'Peter Novak',
  'Zara Malik',
  'Will Thornton',
  'Anna Kowalski',
  'Jonah Brooks',
  'Leila Farah',
  'Owen Price',
  'Marta Silva',
  'Kofi Mensah',
] as const;

/** The shop's customers, 26 people with addresses at reserved example domains and reserved phone numbers. */
export function writeCustomers(seed: string, now: Date): Customer[] {
  return people.map((person, index) => {
    const random = seededRandom(`${seed}/${person}`);
    const [firstName = '', lastName = ''] = person.split(' ');
    const [city, province, provinceCode, zip] = random.pick(places);
    const phone = index % 4 === 3 ? null : `+1207555${String(150 + index).padStart(4, '0')}`;
    const createdAt = new Date(now.getTime() - random.between(60, 700) * DAY).toISOString();
    return {
      id: 7_301_220_500_001 + idOffset(seed) + index * 32,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone,
      locale: 'en',
      tags: index % 6 === 0 ? ['vip'] : index % 5 === 0 ? ['newsletter'] : [],
      note: index === 0 ? 'Prefers email to phone calls.' : null,
      acceptsMarketing: random.chance(0.5),
      address: {
        firstName,
        lastName,
        address1: `${random.between(2, 480)} ${random.pick(streets)}`,
        city,
        province,
        provinceCode,
        zip,
        country: 'United States',
        countryCode: 'US',
        phone,
      },
      createdAt,
      updatedAt: createdAt,
    };
  });
}
