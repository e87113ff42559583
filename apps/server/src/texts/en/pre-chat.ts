/** What visitors are told when what they answered before the chat can't be kept. */
export const texts = {
  formChanged: 'This form was changed meanwhile. Please look at it again.',
  disclaimerChanged: 'This text was changed meanwhile. Please read it again.',
};
