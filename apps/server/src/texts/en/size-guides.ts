/** What is said about size guides. */
export const texts = {
  thisGuide: 'This size guide',
  full: (most: number) => `You can have at most ${most} size guides. Delete one first.`,
  size: 'Size',
  guide: (name: string) => `Size guide: ${name}`,
  /** Other ways to ask for one. */
  asked: ['Size chart', 'Which size do I need?', 'What size should I order?'],
};
