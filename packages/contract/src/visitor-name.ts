/** The colors that the names of visitors begin with. */
export const visitorHues = [
  'Amber',
  'Blue',
  'Coral',
  'Green',
  'Olive',
  'Plum',
  'Rose',
  'Slate',
  'Teal',
  'Violet',
] as const;

/** The colour in a visitor's name, by which their picture is tinted too. */
export type VisitorHue = (typeof visitorHues)[number];

const birds = (
  'Avocet Bittern Bunting Buzzard Chickadee Condor Cormorant Crane Crossbill Curlew Dipper Dove Dunlin Eagle Egret ' +
  'Falcon Finch Flicker Gannet Goshawk Grebe Grouse Gull Harrier Heron Hoopoe Ibis Jay Kestrel Kingfisher Kite Lapwing ' +
  'Lark Linnet Loon Magpie Mallard Martin Merlin Nightjar Nuthatch Oriole Osprey Owl Partridge Pelican Petrel Pipit ' +
  'Plover Puffin Quail Raven Redstart Robin Roller Sandpiper Serin Shrike Siskin Skylark Snipe Sparrow Starling Stork ' +
  'Swallow Swan Swift Tanager Tern Thrush Tit Toucan Turnstone Wagtail Warbler Waxwing Wheatear Whimbrel Widgeon ' +
  'Woodcock Wren Wryneck Yellowhammer'
).split(' ');

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const namesCount = visitorHues.length * birds.length;

function nameAt(number: number): { name: string; hue: VisitorHue } {
  const hue = visitorHues[number % visitorHues.length] ?? 'Amber';
  const bird = birds[Math.floor(number / visitorHues.length)] ?? 'Heron';
  return { name: `${hue} ${bird}`, hue };
}

/** Which of the names a contact has. The database counts the same, so that a search finds them (`visitor_number`). */
export const visitorNumber = (contactId: string): number => hashOf(contactId) % namesCount;

/** The numbers of all names that hold a text, upper and lower case alike. */
export function visitorNumbersOf(text: string): number[] {
  const wanted = text.toLowerCase();
  return Array.from({ length: namesCount }, (_, number) => number).filter((number) =>
    nameAt(number).name.toLowerCase().includes(wanted),
  );
}

/**
 * What the team calls a contact of whom it knows no name: the same for the same id on every screen and in every mail,
 * such as “Amber Heron”. No name of a person, so that nobody takes it for one.
 */
export const visitorName = (contactId: string): { name: string; hue: VisitorHue } => nameAt(visitorNumber(contactId));

/** What the team calls a contact, and the tint of their picture, which stays the same when a name becomes known. */
export function callOf({ id, name, email }: { id: string; name: string; email: string | null }): {
  name: string;
  hue: VisitorHue;
} {
  const given = visitorName(id);
  return { name: name || email || given.name, hue: given.hue };
}
