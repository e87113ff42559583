/** FAQs and custom answers. */
export const texts = {
  thisFaq: 'This FAQ',
  thisBlock: 'This FAQ block',
  mostBlocks: (most: number) => `You can have at most ${most} FAQ blocks. Delete one first.`,
  thisAnswer: 'This answer',
  foreignImage: 'An image in this answer is gone or belongs to someone else. Remove it and upload it again.',
};
