/** When conversations are resolved by themselves. */
export const texts = {
  settingsPlace: { title: 'Auto-resolve', text: 'Resolve conversations by themselves after a silence' },
  title: 'Auto-resolve',
  subtitle: 'Keep the inbox to what still needs you',
  back: 'Settings',
  onAutoResolve: 'Resolve answered conversations after a silence',
  onAutoResolveHint:
    'Visitors who wait for an answer are never sent away. A new message from them reopens the conversation.',
  after: 'After',
  unit: 'Unit',
  units: { minutes: 'minutes', hours: 'hours', days: 'days' },
  resolvedAlert: 'What visitors read then',
  resolvedAlertHint: 'Leave empty to say nothing but that the conversation was resolved.',
};
