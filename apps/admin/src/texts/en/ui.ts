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

  confirm: {
    cancel: 'Cancel',
    typeToConfirm: (text: string) => `Type ${text} to confirm`,
  },

  pager: {
    rows: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    next: 'Next page',
    previous: 'Previous page',
    page: (n: number) => `Page ${n}`,
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
