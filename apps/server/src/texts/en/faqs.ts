/** FAQs and custom answers. */
export const texts = {
  thisFaq: 'This FAQ',
  thisAnswer: 'This answer',
};
