const pieces = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Of contacts, conversations and their messages: what failures name, and what a row quotes of a message without words. */
export const texts = {
  contact: 'This contact',
  conversation: 'This conversation',
  member: 'This member',
  message: 'This message',
  shop: 'This shop',
  linkEnded: 'This link no longer works.',
  brokenList: 'This list can’t go on from there. Reload it from the start.',
  onlyAdminsGive: 'Only admins can assign conversations to other people.',
  files: (first: string, count: number) => (count === 1 ? first : `${pieces(count, 'file')}: ${first}, …`),
  products: (first: string, count: number) => (count === 1 ? first : `${pieces(count, 'product')}: ${first}, …`),
  order: (name: string) => `Order ${name}`,
};
