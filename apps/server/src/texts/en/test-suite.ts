/** The assistant's test suite, and the gate before a change of its settings. */
export const texts = {
  thisCase: 'This test',
  thisRun: 'This run',
  full: (most: number) => `A suite has at most ${most} tests. Delete some first.`,
  noCases: 'There is nothing to run yet. Add a test first.',
  manyRuns: 'Several runs are under way already. Wait for one to end, or cancel it.',
  noModel: 'No language model is configured. Tests run with the offline engine.',
  gone: 'The customer of this test is gone.',
  broken: 'The run broke off. Run the tests again.',
  tooLong: (minutes: number) => `The run took longer than ${minutes} minutes and was ended.`,
  file: {
    name: 'assistant-tests',
    columns: {
      question: 'Messages',
      outcome: 'Ends',
      source: 'Uses source',
      says: 'Says',
      never_says: 'Never says',
      product: 'Shows product',
      action: 'Does',
      link: 'Links to',
      language: 'Answer language',
      locale: 'Browser language',
      page: 'Product page',
    },
    broken: (line: number) => `This is no CSV: a quotation mark is missing in line ${line}, or before.`,
    noColumns: (name: string) =>
      `This file has no column “${name}”. Export your tests to see which columns it can have.`,
    tooMany: (most: number) => `A file has at most ${most} tests.`,
    known: 'Your suite has this test already.',
  },
  gate: {
    untested: 'Your tests run before these settings are saved. Save them on the assistant’s settings page.',
    overtaken:
      'The settings, or your tests, changed since these were tested. Nothing was saved. Save again to test them as they are now.',
    underWay: 'The tests are still running. Save once they are done.',
    notDone: 'Your tests weren’t run to the end, so nothing was saved. Save again to run them.',
    wouldFail: (count: number) =>
      count === 1
        ? 'One test that passes now would fail. Nothing was saved.'
        : `${count} tests that pass now would fail. Nothing was saved.`,
  },
};
