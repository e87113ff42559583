/** What is asked of who logs out while something waits. */
export const texts = {
  title: 'Log out with something queued?',
  logOut: 'Log out',
  waits: (count: number) =>
    count === 1
      ? '1 thing you did hasn’t reached the server. It waits in this browser until you log in here again.'
      : `${count} things you did haven’t reached the server. They wait in this browser until you log in here again.`,
};
