/** FAQs and custom answers. */
export const texts = {
  thisFaq: 'This FAQ',
  thisBlock: 'This FAQ block',
  mostBlocks: (most: number) => `You can have at most ${most} FAQ blocks. Delete one first.`,
  full: (most: number) =>
    `Your plan holds ${most.toLocaleString('en-US')} FAQs. Delete some, or choose a plan with more.`,
  import: {
    tooLarge: (megabytes: number) => `The file is too large. Import at most ${megabytes} MB at a time.`,
    tooMany: (most: number) =>
      `The file holds too many FAQs. Import at most ${most.toLocaleString('en-US')} at a time.`,
    empty: 'The file holds no FAQs.',
    noColumns:
      'The first line must name the columns: at least “question” and “answer”. Download the template to see how.',
    brokenCsv: (line: number) =>
      `The file can’t be read from line ${line} on. A quotation mark may be missing or too many there.`,
    brokenJson: 'The file isn’t valid JSON as Chatty exports it.',
    notText: 'The file isn’t text. Save it as CSV (UTF-8) and try again.',
    twice: (line: number) => `The same FAQ stands in line ${line} already.`,
    unknownId: 'No FAQ of yours has this ID. Empty the cell to add it as a new one.',
    notYesNo: (column: string) => `“${column}” must be yes or no.`,
    changedMeanwhile: 'Your FAQs or the file changed since this preview. Look at the new one and import again.',
    refused: 'Some lines can’t be imported. Nothing was changed.',
    columns: {
      id: 'id',
      question: 'question',
      answer: 'answer',
      category: 'category',
      variants: 'other wordings',
      published: 'published',
      featured: 'featured',
    },
    yes: 'yes',
    no: 'no',
    fileName: 'faqs',
    templateName: 'faqs-template',
    example: {
      question: 'How long does delivery take?',
      answer: '<p>Three to five <strong>business days</strong>.</p>',
      category: 'Delivery',
      variants: 'When will my package arrive?\nHow fast do you ship?',
    },
  },
  thisAnswer: 'This answer',
  thisPage: 'This page',
  thisProduct: 'This product',
  thisPassage: 'This passage',
  documents: {
    this: 'This source',
    thisFile: 'This file',
    page: (page: number) => `Page ${page}`,
    rows: (from: number, to: number) => (from === to ? `Row ${from}` : `Rows ${from}–${to}`),
    empty: 'This file is empty.',
    tooLarge: (megabytes: number) => `This file is too large. Upload at most ${megabytes} MB.`,
    tooLong: 'This file holds too much text. Split it, or leave out what visitors don’t ask about.',
    unsupported: 'Your assistant can’t read this type of file. Upload a PDF, DOCX, XLSX, CSV, Markdown, or text file.',
    oldOffice:
      'This file has a password, or an old Office format. Save it as DOCX or XLSX without a password, and upload that.',
    full: (most: number) =>
      `Your plan holds ${most.toLocaleString('en-US')} files and web pages together. Remove some, or choose a plan with more.`,
  },
  web: {
    noAddress: 'Enter the whole address of a public page, such as https://example.com/size-guide.',
    thereAlready: 'This address is there already.',
  },
  customAnswers: {
    full: (most: number) =>
      `Your plan holds ${most.toLocaleString('en-US')} custom answers. Delete some, or choose a plan with more.`,
  },
  foreignImage: 'An image in this answer is gone or belongs to someone else. Remove it and upload it again.',
};
