/** What charts say. */
export const texts = {
  asTable: 'Show the numbers',
};
