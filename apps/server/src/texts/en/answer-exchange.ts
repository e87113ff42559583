/** Custom answers that come in by a file and go out as one. */
export const texts = {
  columns: { id: 'id', question: 'question', answer: 'answer', variants: 'other wordings' },
  thisImport: 'This import',
  tooLarge: (megabytes: number) => `The file is too large. Import at most ${megabytes} MB at a time.`,
  tooMany: (most: number) =>
    `The file holds too many answers. Import at most ${most.toLocaleString('en-US')} at a time.`,
  empty: 'The file holds no answers.',
  noColumns:
    'The first line must name the columns: at least “question” and “answer”. Download the template to see how.',
  brokenCsv: (line: number) =>
    `The file can’t be read from line ${line} on. A quotation mark may be missing or too many there.`,
  brokenWorkbook: 'The workbook can’t be read. Save it again, without a password, or as CSV.',
  notText: 'The file isn’t text. Save it as CSV (UTF-8) or XLSX and try again.',
  twice: (line: number) => `The same question stands in line ${line} already.`,
  unknownId: 'No custom answer of yours has this ID. Empty the cell to add it as a new one.',
  noAnswer: 'Nothing is left of this answer that your assistant could say.',
  overLimit: (most: number) => `Your plan holds ${most.toLocaleString('en-US')} custom answers.`,
  line: 'line',
  problem: 'problem',
  fileName: 'custom-answers.csv',
  templateName: 'custom-answers-template.csv',
  failedName: 'custom-answers-not-imported.csv',
  example: {
    question: 'Do you wrap gifts?',
    answer: '<p>Yes, for <strong>3 euros</strong>.</p>',
    variants: 'Can you gift-wrap my order?\nIs gift wrapping free?',
  },
};
