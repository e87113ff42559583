/** What is said while there is no connection. */
export const texts = {
  offline: 'Offline. Reconnecting…',
  offlineWithUnsent: (count: number) =>
    count === 1
      ? 'Offline. 1 message will be sent when you’re back. Reconnecting…'
      : `Offline. ${count} messages will be sent when you’re back. Reconnecting…`,
};
