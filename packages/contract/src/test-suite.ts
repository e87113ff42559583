import { z } from 'zod';
import { Outcome } from './assistant.ts';
import { call } from './call.ts';
import { Done, Id, Moment, Money, Required } from './fields.ts';
import { messageMaxChars, mostTestCases, mostTestChecks, mostTestTurns, testFileMaxChars } from './limits.ts';
import { Source } from './messages.ts';
import { TurnKind } from './quality.ts';
import { AiAssistantPatch } from './settings/assistant/ai-assistant-settings.ts';
import { testSuiteTexts } from './texts.ts';

/** Something of the shop's by its id, and as it was called when the check was written: it is read once it is gone, too. */
const Named = z.object({ id: z.string().min(1).max(200), title: z.string().max(500) });

/** How a turn may be expected to end. */
export const ExpectedOutcome = Outcome.extract(['answered', 'asked_back', 'refused', 'handed_off']);
export type ExpectedOutcome = z.infer<typeof ExpectedOutcome>;

/** What an answer may do beside its words: an order is shown, a person is offered, links lead on. */
export const TestedAction = z.enum(['shows_order', 'offers_person']);
export type TestedAction = z.infer<typeof TestedAction>;

const fact = Required(300);

/** What must be true of the last answer of a test case. */
export const TestCheck = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outcome'), outcome: ExpectedOutcome }),
  z.object({ kind: z.literal('source'), source: Named.extend({ kind: Source.shape.kind }) }),
  /** A text or a number that the answer says, or a card beside it shows. */
  z.object({ kind: z.literal('says'), text: fact }),
  z.object({ kind: z.literal('never_says'), text: fact }),
  z.object({ kind: z.literal('product'), product: Named }),
  z.object({ kind: z.literal('action'), action: TestedAction }),
  /** Part of the address of a link in the answer, or of a source. */
  z.object({ kind: z.literal('link'), text: fact }),
  /** As ISO 639-1 names it. */
  z.object({ kind: z.literal('language'), language: z.string().min(2).max(3) }),
]);
export type TestCheck = z.infer<typeof TestCheck>;

const caseFields = {
  /** What the visitor writes, one message after the other; the answer to the last is checked. */
  turns: z
    .array(Required(messageMaxChars))
    .min(1, testSuiteTexts.noTurn)
    .max(mostTestTurns, testSuiteTexts.mostTurns(mostTestTurns)),
  /** The customer as whom it is asked; null: a guest. */
  contactId: Id.nullable(),
  /** Of the visitor's browser; empty: the customer's, or else the shop's own language. */
  locale: z.string().max(35),
  /** The address or path of the product page that the visitor has open; empty: none. */
  page: z.string().trim().max(500),
  checks: z
    .array(TestCheck)
    .min(1, testSuiteTexts.noCheck)
    .max(mostTestChecks, testSuiteTexts.mostChecks(mostTestChecks)),
  /** The conversation that its words are from: they are forgotten with it. */
  askedIn: Id.nullable(),
};

export const TestCaseFields = z.object(caseFields);
export type TestCaseFields = z.infer<typeof TestCaseFields>;

export const NewTestCase = TestCaseFields.extend({ id: Id });
export type NewTestCase = z.infer<typeof NewTestCase>;

/** What became of a test case in a suite run. */
export const TestVerdict = z.object({
  runId: Id,
  passed: z.boolean(),
  /** It fails, and passed in the run before, or does with what is saved. */
  isRegression: z.boolean(),
  at: Moment,
});
export type TestVerdict = z.infer<typeof TestVerdict>;

export const TestCase = TestCaseFields.extend({
  id: Id,
  updatedAt: Moment,
  /** Of the latest run with what is saved; null where it was never run, or not since it was changed. */
  last: TestVerdict.nullable(),
});
export type TestCase = z.infer<typeof TestCase>;

/** A check that an answer did not hold to, with what was there in its place. */
export const FailedCheck = z.object({ check: TestCheck, found: z.string() });
export type FailedCheck = z.infer<typeof FailedCheck>;

/** What the assistant said to a test case. */
export const TestedAnswer = z.object({
  text: z.string(),
  outcome: Outcome,
  sources: z.array(Named.extend({ kind: Source.shape.kind })),
  products: z.array(Named),
  /** ISO 639-1. */
  language: z.string(),
});
export type TestedAnswer = z.infer<typeof TestedAnswer>;

export const CaseResult = TestVerdict.extend({
  caseId: Id,
  /** What was asked last. */
  question: z.string(),
  failures: z.array(FailedCheck),
  answer: TestedAnswer,
  cost: Money,
  ms: z.number().int(),
});
export type CaseResult = z.infer<typeof CaseResult>;

/** Why there was a run: a member wanted it, something changed, or a draft of the assistant's settings is tested. */
export const RunCause = z.enum(['member', 'change', 'draft']);
export type RunCause = z.infer<typeof RunCause>;

export const SuiteRun = z.object({
  id: Id,
  cause: RunCause,
  state: z.enum(['running', 'done', 'canceled', 'failed']),
  /** Why it failed, in a sentence for the team; empty where it did not. */
  reason: z.string(),
  /** The member who wanted it; empty where nobody did. */
  by: z.string(),
  engine: z.string(),
  /** Of the answers; empty before the first. */
  configVersion: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  regressions: z.number().int(),
  cost: Money,
  begunAt: Moment,
  endedAt: Moment.nullable(),
});
export type SuiteRun = z.infer<typeof SuiteRun>;

/** What the test suite does about a change of the assistant's settings that makes cases fail. */
export const TestGate = z.enum(['off', 'warn', 'block']);
export type TestGate = z.infer<typeof TestGate>;

export const SuiteSettings = z.object({
  gate: TestGate,
  /** It runs once the assistant's settings, or what it answers from, changed. */
  runsByItself: z.boolean(),
});
export type SuiteSettings = z.infer<typeof SuiteSettings>;

export const TestSuite = z.object({
  /** The last changed first. */
  cases: z.array(TestCase),
  /** The latest first. */
  runs: z.array(SuiteRun),
  settings: SuiteSettings,
  /** The language model that can be asked in a run, and what an answer of it costs about; null where there is none. */
  model: z.object({ engine: z.string(), costPerAnswer: Money }).nullable(),
});
export type TestSuite = z.infer<typeof TestSuite>;

/** How good the latest answers to all test cases are, in the kinds in which turns with visitors are counted. */
export const SuiteQuality = z.object({
  cases: z.number().int(),
  /** Those without a result of how they are now are in none of these. */
  turns: z.partialRecord(TurnKind, z.number().int()),
  /** When the latest of them was asked; null where none was. */
  at: Moment.nullable(),
});
export type SuiteQuality = z.infer<typeof SuiteQuality>;

/** A test case that could be one of the suite, and what it was made from: `file`, a row of a file that was chosen. */
export const TestCaseDraft = TestCaseFields.extend({
  from: z.enum(['faq', 'custom_answer', 'scenario', 'suggestion', 'visitor', 'file']),
});
export type TestCaseDraft = z.infer<typeof TestCaseDraft>;

/** What a file of test cases holds. */
export const TestCaseFile = z.object({
  cases: z.array(TestCaseDraft),
  /** The rows that are no test cases, with why. */
  problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
});
export type TestCaseFile = z.infer<typeof TestCaseFile>;

const team = ['admin', 'member'] as const;

export const testSuite = {
  'GET /ai_assistant/suite': call({
    by: team,
    data: TestSuite,
    perMinute: 120,
    summary: 'The assistant’s test suite: its cases, their latest results, and its runs',
  }),
  'GET /ai_assistant/suite/quality': call({
    by: team,
    data: SuiteQuality,
    perMinute: 60,
    summary: 'How good the latest answers to the test cases are, in the kinds of the quality of turns',
  }),
  'PUT /ai_assistant/suite/settings': call({
    by: ['admin'],
    body: SuiteSettings,
    data: SuiteSettings,
    summary: 'Say when the suite runs by itself, and whether it stands before changes of the assistant’s settings',
  }),
  'GET /ai_assistant/suite/drafts': call({
    by: team,
    data: z.array(TestCaseDraft),
    perMinute: 30,
    summary: 'Test cases that can be made from what the shop answers and visitors asked',
  }),
  'POST /ai_assistant/suite/cases': call({
    by: team,
    body: z.object({ cases: z.array(NewTestCase).min(1).max(mostTestCases) }),
    data: z.array(TestCase),
    perMinute: 60,
    summary: 'Add test cases',
  }),
  'GET /ai_assistant/suite/export': call({
    by: team,
    data: z.object({ name: z.string(), text: z.string(), count: z.number().int() }),
    perMinute: 30,
    summary: 'The test cases as CSV, without those that are asked as a customer',
  }),
  'POST /ai_assistant/suite/file': call({
    by: team,
    body: z.object({ text: z.string().max(testFileMaxChars) }),
    data: TestCaseFile,
    perMinute: 30,
    summary: 'Read a file of CSV as test cases; nothing is added yet',
  }),
  'GET /ai_assistant/suite/cases/:id': call({
    by: team,
    data: z.object({ case: TestCase, result: CaseResult.nullable() }),
    perMinute: 120,
    summary: 'Read a test case, with its latest result',
  }),
  'PUT /ai_assistant/suite/cases/:id': call({
    by: team,
    body: TestCaseFields,
    data: TestCase,
    summary: 'Change a test case',
  }),
  'DELETE /ai_assistant/suite/cases/:id': call({
    by: team,
    data: Done,
    summary: 'Delete a test case; you can restore it for a day',
  }),
  'POST /ai_assistant/suite/cases/:id/restore': call({
    by: team,
    data: TestCase,
    summary: 'Restore a deleted test case',
  }),
  'POST /ai_assistant/suite/runs': call({
    by: team,
    body: z.object({
      id: Id,
      /** Null: all of them. */
      caseIds: z.array(Id).min(1).max(mostTestCases).nullable(),
      /** The language model answers, as it answers visitors; else the offline engine, which is the same every time and free. */
      withModel: z.boolean(),
      /** What of the assistant's settings is otherwise than saved; null: nothing. */
      assistant: AiAssistantPatch.nullable(),
    }),
    data: SuiteRun,
    perMinute: 30,
    summary: 'Run test cases',
  }),
  'GET /ai_assistant/suite/runs/:id': call({
    by: team,
    data: z.object({ run: SuiteRun, results: z.array(CaseResult) }),
    perMinute: 120,
    summary: 'Read a suite run with its results, those that fail first',
  }),
  'POST /ai_assistant/suite/runs/:id/cancel': call({
    by: team,
    data: SuiteRun,
    summary: 'End a suite run early; what it has found stays',
  }),
};

/** Written to the event log with the change itself. */
export const testSuiteEvents = {
  /** How far a run is. */
  'suite.run': SuiteRun,
  /** Its cases or its settings are others now: whoever shows them reads them again. */
  'suite.changed': z.object({}),
};
