/** What forms, tables, and their controls say. */
export const texts = {
  codeDigits: (digits: number) => `The code has ${digits} digits`,
  moveUp: 'Move up',
  moveDown: 'Move down',

  saveBar: {
    label: 'Unsaved changes',
    unsaved: 'Unsaved changes',
    save: 'Save',
    discard: 'Discard',
    saveOrDiscard: 'Save or discard your changes before you leave.',
  },

  pager: {
    rows: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    next: 'Next page',
    previous: 'Previous page',
    page: (n: number) => `Page ${n}`,
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
