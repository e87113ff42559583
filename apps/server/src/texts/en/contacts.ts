/** Of contacts, their list and their profile. */
export const texts = {
  segment: 'This segment',
  note: 'This note',
  segmentNameTaken: 'A segment with this name already exists. Choose another name.',
  keptOfNeither: 'Choose values of these two contacts.',
  mergedWithItself: 'Choose another contact to merge with.',
  changedMeanwhile: 'Somebody has changed this contact meanwhile. Choose what stays.',
  justChanged: 'Somebody changed one of these contacts just now. Please look again.',
  file: {
    name: 'contacts',
    columns: {
      id: 'ID',
      name: 'Name',
      email: 'Email',
      emailFrom: 'Email source',
      phone: 'Phone',
      customerId: 'Customer ID',
      locale: 'Language',
      createdAt: 'First seen',
      lastSeenAt: 'Last seen',
      subscribedAt: 'Subscribed',
      blockedAt: 'Blocked',
      blockedReason: 'Block reason',
      tags: 'Tags',
    },
  },
  mostTagsOfOne: (most: number) => `A contact has at most ${most} tags. Take one off first.`,
  import: {
    gone: 'This import',
    stillRunning: 'This import is still running. Stop it first.',
    nobody: 'Choose the column that holds the email or the phone number.',
    unknownId: 'Add an email or a phone number. No contact of yours has this ID',
    notText: 'This isn’t a CSV file. In your spreadsheet choose “Save as” or “Download”, then CSV, and try again.',
    empty: 'This file holds no contacts. The first line must name the columns, with one contact in each line below.',
    broken: (line: number) =>
      `The file can’t be read from line ${line} on. A quotation mark may be missing or too many there. Fix it, or save the file as CSV again.`,
    tooLarge: (megabytes: number) =>
      `The file is larger than ${megabytes} MB. Split it, or remove columns that you don’t need.`,
    tooManyRows: (most: number) =>
      `The file holds more than ${most.toLocaleString('en-US')} contacts. Split it and import the parts one after the other.`,
    tooManyColumns: (most: number) => `The file has more than ${most} columns. Remove those that you don’t need.`,
    line: 'Line in file',
    problem: 'Problem',
    failedFile: (name: string) => `${name}-failed.csv`,
  },
  tooManySegments: (most: number) => `You can have up to ${most} segments. Delete one you no longer need.`,
};
