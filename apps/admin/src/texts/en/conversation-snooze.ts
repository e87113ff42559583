/** Putting a conversation off with a reminder, and what stands above the composer of what is or was put off. */
export const texts = {
  title: 'Snooze',
  until: 'Snooze until',
  soon: 'Suggested times',
  moments: { today: 'Later today', tomorrow: 'Tomorrow', monday: 'Next Monday' },
  reminder: 'Reminder (optional)',
  reminderHint: 'Only your team sees it. You’re notified when the conversation comes back.',
  yourReminder: 'Your reminder:',
  thankedWhileSnoozed: (until: string) => `The visitor only said thanks. Snooze again until ${until}?`,
  thankedOnceResolved: 'The visitor only said thanks. Resolve again?',
  snoozeAgain: 'Snooze again',
  resolveAgain: 'Resolve again',
  dismiss: 'Dismiss',
  failed: 'That didn’t work. Please try again.',
  reminderOf: (name: string) => `Reminder from ${name || 'a teammate'}:`,
};
