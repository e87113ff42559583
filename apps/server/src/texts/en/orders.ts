/** What is said of orders that visitors track. */
export const texts = {
  tooManyCodes: (wait: string) => `Too many codes were asked for. Wait ${wait} and try again, or talk to a person.`,
  off: 'Order tracking is switched off in this store.',
  order: 'this order',
  notShown: (name: string) =>
    `The visitor hasn’t proven that ${name} is theirs, so its card can’t be sent. Send its number instead.`,
};
