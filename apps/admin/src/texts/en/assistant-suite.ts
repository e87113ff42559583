import type { ExpectedOutcome, FailedCheck, TestCaseDraft, TestCheck } from '@chatty/contract/test-suite';
import { texts as test } from './assistant-test.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const outcomes: Record<ExpectedOutcome, string> = {
  answered: 'Answered',
  asked_back: 'Asks a question back',
  refused: 'Not answered',
  handed_off: 'Handed to a person',
};

const actions = { shows_order: 'An order is shown', offers_person: 'A person is offered' };

const kinds: Record<TestCheck['kind'], string> = {
  outcome: 'It ends so',
  source: 'It uses this source',
  says: 'It says',
  never_says: 'It never says',
  product: 'It shows this product',
  action: 'It does this',
  link: 'It links to',
  language: 'It is in this language',
};

const wanted = (check: TestCheck, languageName: (code: string) => string): string => {
  switch (check.kind) {
    case 'outcome':
      return outcomes[check.outcome];
    case 'source':
      return `Uses “${check.source.title}”`;
    case 'says':
      return `Says “${check.text}”`;
    case 'never_says':
      return `Never says “${check.text}”`;
    case 'product':
      return `Shows ${check.product.title}`;
    case 'action':
      return actions[check.action];
    case 'link':
      return `Links to “${check.text}”`;
    case 'language':
      return `Is in ${languageName(check.language)}`;
  }
};

const instead = ({ check, found }: FailedCheck, languageName: (code: string) => string): string => {
  switch (check.kind) {
    case 'outcome':
      return test.outcomes[found as ExpectedOutcome] ?? found;
    case 'language':
      return `It is in ${languageName(found)}`;
    case 'says':
    case 'action':
      return 'It doesn’t';
    case 'never_says':
      return 'It does';
    case 'source':
      return found === '' ? 'It uses no source' : `It uses ${found}`;
    case 'product':
      return found === '' ? 'It shows no product' : `It shows ${found}`;
    case 'link':
      return found === '' ? 'It has no link' : `It links to ${found}`;
  }
};

const from: Record<TestCaseDraft['from'], string> = {
  faq: 'FAQ',
  custom_answer: 'Custom answer',
  scenario: 'Scenario',
  file: 'File',
  suggestion: 'Suggested question',
  visitor: 'Asked by a visitor',
};

/** The assistant's test suite: its cases, its runs, and the gate before a change of its settings. */
export const texts = {
  title: 'Test suite',
  subtitle: 'Questions with what must be true of their answers, asked again whenever you like or something changes.',
  test: 'Test the assistant',
  notLoaded: 'Couldn’t load the test suite',
  add: 'Add test',
  cases: 'Tests',
  noneTitle: 'No tests yet',
  none: 'Save a question from the test page, write one, or let Chatty suggest some from your answers and what visitors asked.',
  suggest: 'Suggest tests',
  count: (count: number) => counted(count, 'test', 'tests'),
  checks: (count: number) => counted(count, 'check', 'checks'),
  turns: (count: number) => counted(count, 'message', 'messages'),
  asCustomer: 'As a customer',
  choose: (question: string) => `Choose: ${question}`,
  delete: 'Delete',
  deleteOf: (question: string) => `Delete: ${question}`,
  deleted: 'Test deleted',
  restored: 'Test restored',
  undo: 'Undo',
  failedToDelete: 'The test wasn’t deleted.',
  failedToRestore: 'The test wasn’t restored.',

  run: 'Run all',
  runChosen: (count: number) => `Run ${counted(count, 'test', 'tests')}`,
  failedToRun: 'The run wasn’t started.',
  cancel: 'Cancel',
  failedToCancel: 'The run wasn’t canceled.',
  withModel: (engine: string) => `Ask ${engine}`,
  withModelHint: (cost: string, answers: number) =>
    `Answers as visitors get them, for about ${cost} (${counted(answers, 'answer', 'answers')}). Off: the built-in engine answers, the same way every time and for free.`,
  passed: 'Passed',
  failed: 'Failed',
  regressed: 'Fails now',
  notRun: 'Not run',
  progress: 'Progress of the run',
  done: (done: number, total: number) => `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  runs: 'Runs',
  noRuns: 'Nothing was run yet.',
  causes: { member: 'Run', change: 'After a change', draft: 'Before saving settings' },
  states: { running: 'Running', done: 'Done', canceled: 'Canceled', failed: 'Broke off' },
  result: (failed: number, done: number) =>
    failed === 0 ? `${counted(done, 'test', 'tests')} passed` : `${failed} of ${counted(done, 'test', 'tests')} failed`,
  regressions: (count: number) => `${counted(count, 'test', 'tests')} passed before`,
  config: (version: string) => `Configuration ${version}`,
  openRun: (at: string) => `Results of ${at}`,
  runNotLoaded: 'Couldn’t load this run',
  said: 'The answer',
  nothingSaid: 'Nothing is said.',
  shouldBe: 'Should be',
  is: 'Is',
  editCase: 'Open test',

  settings: {
    title: 'When it runs',
    runsByItself: 'Run after each change',
    runsByItselfHint: 'All tests run once the assistant’s settings, an FAQ, a custom answer, or a page changed.',
    gate: 'Before settings are saved',
    gates: {
      off: 'Save at once',
      warn: 'Test first, and warn',
      block: 'Test first, and don’t save what breaks a test',
    },
    gateHint: 'Tests run with the changed assistant settings before visitors get them.',
    saved: 'Saved',
    failed: 'This wasn’t saved.',
  },

  drafts: {
    title: 'Suggested tests',
    text: 'Made from what you answer and what visitors asked. Add the ones that should stay true.',
    from,
    add: (count: number) => `Add ${counted(count, 'test', 'tests')}`,
    drop: (question: string) => `Leave out: ${question}`,
    none: 'There is nothing new to suggest.',
    notLoaded: 'Couldn’t suggest tests',
    added: (count: number) => `${counted(count, 'test', 'tests')} added`,
    close: 'Close',
  },

  file: {
    export: 'Export',
    import: 'Import',
    exported: (count: number) => `${counted(count, 'test', 'tests')} exported`,
    failedToExport: 'The tests weren’t exported.',
    failedToRead: 'This file wasn’t read.',
    title: 'Tests in this file',
    text: 'Nothing is added yet. Add the ones that you want.',
    none: 'There is nothing in this file to add.',
    problems: (count: number) => `${counted(count, 'row is', 'rows are')} left out`,
    problem: (line: number, message: string) => `Line ${line}: ${message}`,
  },

  form: {
    addTitle: 'Add test',
    editTitle: 'Test',
    missing: 'This test was deleted.',
    notLoaded: 'Couldn’t load this test',
    saved: 'Test saved',
    asks: 'The visitor asks',
    turn: (at: number) => (at === 1 ? 'Message' : `Message ${at}`),
    addTurn: 'Add a message',
    removeTurn: (at: number) => `Remove message ${at}`,
    visitor: 'The visitor',
    guest: 'Guest',
    customer: 'Customer',
    someCustomer: 'A customer of yours',
    asGuest: 'Ask as a guest',
    language: 'Language of their browser',
    ofVisitor: 'The customer’s, or your store’s',
    page: 'Product page that they have open',
    pageExample: '/products/…',
    checks: 'What must be true of the answer',
    check: (at: number) => `Check ${at}`,
    kindOf: (at: number) => `What is checked (${at})`,
    addCheck: 'Add a check',
    addKind: 'Add a check of this kind',
    removeCheck: (at: number) => `Remove check ${at}`,
    fact: 'Text or number',
    address: 'Part of the address',
    last: 'Last result',
    runNow: 'Run this test',
    saveFirst: 'Save your changes to run this test.',
  },
  kinds,
  outcomes,
  actions,
  wanted,
  instead,

  gate: {
    title: 'Testing before saving',
    testing: 'Your tests run with the changed settings. Nothing is saved yet.',
    broken: (count: number) =>
      count === 1 ? 'One test that passes now would fail.' : `${count} tests that pass now would fail.`,
    brokenBefore: (count: number) => `${counted(count, 'test fails', 'tests fail')} already, whatever you save.`,
    saveAnyway: 'Save anyway',
    dontSave: 'Don’t save',
    blocked: 'Your team has chosen not to save what breaks a test. Change the settings, the tests, or that choice.',
    notSaved: 'Not saved.',
    savedUntested: (reason: string) => `Saved, but not tested. ${reason}`,
    failed: 'The tests weren’t run to the end.',
  },
};
