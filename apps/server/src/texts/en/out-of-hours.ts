/** What a visitor is told in the chat while nobody of the team is there. */
export const texts = {
  awayWithEmail: (email: string) => `We’re away right now. We’ll reply here and to ${email}.`,
};
