/** What the server says of open questions. */
export const texts = {
  thisQuestion: 'This question',
  thisConflict: 'This conflict',
};
