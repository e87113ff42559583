/** What members put into their replies. */
export const texts = {
  productGone: 'A product that you chose is no longer in your store. Remove it and send again.',
};
