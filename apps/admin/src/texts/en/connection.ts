/** What is said while there is no connection. */
export const texts = {
  offline: 'Offline. Reconnecting…',
  offlineWithQueued: (count: number) => `Offline. ${count} queued until you’re back. Reconnecting…`,
};
