/** What every page of the admin says. */
export const texts = {
  /** How dates, times, numbers, and money are written. */
  locale: 'en-US',
  failedToLoad: 'Failed to load',
  failedToFetch: 'Failed to fetch data',
  failedToSave: 'Failed to save',
  failed: 'That didn’t work.',
  awayModeNotChanged: 'Away mode wasn’t changed.',
  settingsSaved: 'Settings saved',
  tryAgain: 'Try again',
  closeMessage: 'Close message',
  close: 'Close',
  backTo: (page: string) => `Back to ${page}`,
  /** Why nothing happened, and what did not. */
  because: (reason: string, failed: string) => `${reason} ${failed}`.trim(),
  /** Of a form, where a failure brought no words of its own. */
  notSaved: 'Not saved, but your text is still here.',

  confirm: {
    cancel: 'Cancel',
    typeToConfirm: (text: string) => `Type ${text} to confirm`,
  },

  time: {
    now: 'now',
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    days: (n: number) => `${n} d`,
    today: 'Today',
    yesterday: 'Yesterday',
  },
};
