/** How long to wait, inside other sentences. */
export const texts = {
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
};
