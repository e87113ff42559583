/** What a member is told of while they look elsewhere. */
export const texts = {
  settingsPlace: { title: 'Notifications', text: 'Choose what you hear about by email and push while you’re away' },
  title: 'Notifications',
  subtitle: 'What we tell you about while you’re away',
  back: 'Settings',
  loading: 'Loading',
  topics: 'Tell me when',
  what: 'Event',
  channels: { email: 'Email', push: 'Push' },
  address: {
    title: 'Send emails to',
    label: 'Email address for notifications',
    description: (own: string) => `Leave empty to use your account’s address, ${own}.`,
    sent: 'Verification sent',
    failed: 'Failed to send',
    verified: 'Verified',
    waiting: (email: string, own: string) =>
      `Verification sent to ${email}. Until you open its link, emails go to ${own}.`,
    again: 'Send again',
  },
  quiet: {
    title: 'Quiet hours',
    label: 'Tell me nothing at certain hours',
    description: 'No emails and no push. When they end, you get one summary of what is still open.',
    from: 'Quiet from',
    to: 'Quiet until',
    and: 'to',
    nextDay: 'of the next day',
    zone: (zone: string) => `By the clock in ${zone}.`,
    takeOwn: (zone: string) => `Use this device’s time zone, ${zone}`,
  },
  push: {
    title: 'Push on this device',
    label: 'Push notifications on this device',
    description: 'For the topics you chose, even while Chatty is closed. Each device has its own switch.',
    nowOn: 'Push notifications are on',
    nowOff: 'Push notifications are off',
    failed: 'Push notifications couldn’t be changed.',
    embedded: 'Push notifications don’t work inside the Shopify admin. Open Chatty in its own tab to turn them on.',
    unsupported:
      'This browser doesn’t support push notifications. On an iPhone or iPad, add Chatty to the home screen and open it there.',
    denied:
      'Notifications are blocked for this site. Open the site settings next to the address (the lock or sliders icon), set Notifications to “Allow”, and come back to this tab.',
  },
};
