/** What is said about recommendation rules. */
export const texts = {
  thisRule: 'This recommendation',
  full: (most: number) => `You can have at most ${most} recommendations. Delete one first.`,
};
