/** So many conversations of a contact are answered, the latest. */
export const mostOfContact = 100;
