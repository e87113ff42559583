/** FAQs and custom answers. */
export const texts = {
  thisFaq: 'This FAQ',
  thisAnswer: 'This answer',
  foreignImage: 'An image in this answer is gone or belongs to someone else. Remove it and upload it again.',
};
