/** What every page of the admin says. */
export const texts = {
  codeDigits: (digits: number) => `The code has ${digits} digits`,
  /** How dates, times, numbers, and money are written. */
  locale: 'en-US',
  failedToLoad: 'Failed to load',
  failedToFetch: 'Failed to fetch data',
  failedToSave: 'Failed to save',
  failed: 'That didn’t work.',
  awayModeNotChanged: 'Away mode wasn’t changed.',
  settingsSaved: 'Settings saved',
  tryAgain: 'Try again',
  moveUp: 'Move up',
  moveDown: 'Move down',
  closeMessage: 'Close message',
  close: 'Close',
  backTo: (page: string) => `Back to ${page}`,
  /** Why nothing happened, and what did not. */
  because: (reason: string, failed: string) => `${reason} ${failed}`.trim(),
  /** Of a form, where a failure brought no words of its own. */
  notSaved: 'Not saved, but your text is still here.',

  saveBar: {
    label: 'Unsaved changes',
    unsaved: 'Unsaved changes',
    save: 'Save',
    discard: 'Discard',
    saveOrDiscard: 'Save or discard your changes before you leave.',
  },

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

  rules: {
    required: 'This field is required',
    email: 'Email is invalid',
    phone: 'Phone number is invalid',
    domain: 'Invalid domain',
    digits: 'Must be digits.',
    minChars: (n: number) => `Fill at least ${n} characters`,
    greaterThan: (n: number) => `Must be greater than ${n}`,
    lessThan: (n: number) => `Must be less than ${n}`,
    between: (from: number, to: number) => `Must be between ${from} and ${to}`,
    date: 'Invalid date value',
    custom: 'The value is invalid',
  },
  timeOfDay: { hint: '9:30 AM', wrong: 'Enter a time such as 9:30 AM' },
};
