import { z } from 'zod';
import { Outcome } from './assistant.ts';
import { call } from './call.ts';
import { Id, Moment } from './fields.ts';
import { NewCustomAnswer } from './knowledge.ts';
import { Source } from './messages.ts';

const count = z.number().int();

export const QuestionState = z.enum(['open', 'answered', 'ignored']);
export type QuestionState = z.infer<typeof QuestionState>;

/** Why the shop wants no answer to it. */
export const IgnoreReason = z.enum(['not_ours', 'spam', 'for_a_person', 'other']);
export type IgnoreReason = z.infer<typeof IgnoreReason>;

/** What a question can be answered by. */
export const PublishedAs = z.enum(['custom_answer', 'faq']);
export type PublishedAs = z.infer<typeof PublishedAs>;

const Ignored = z.object({ reason: IgnoreReason, note: z.string() });

/** What visitors asked in one or several wordings, and the assistant could not answer. Without personal data. */
export const OpenQuestion = z.object({
  id: Id,
  /** As it was asked first. */
  question: z.string(),
  state: QuestionState,
  /** How often it was asked. */
  asked: count,
  /** Of them in the last seven days, and in the seven days before those. */
  thisWeek: count,
  weekBefore: count,
  /** In which languages, as ISO 639-1 names them. */
  languages: z.array(z.string()),
  firstAt: Moment,
  lastAt: Moment,
  ignored: Ignored.nullable(),
  /** What was published to answer it. */
  published: z.object({ as: PublishedAs, id: Id }).nullable(),
  /** It is being asked again. */
  isChecking: z.boolean(),
  /** When it was last asked again; null while it never was. */
  checkedAt: Moment.nullable(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** Why a question that was asked again is not answered: not at all, or from something else. */
export const StillOpen = z.enum(['refused', 'handed_off', 'asked_back', 'elsewhere', 'failed']);
export type StillOpen = z.infer<typeof StillOpen>;

/** What a visitor would be answered now. */
export const AskedAgain = z.object({
  /** Null: it is answered from what was published. */
  why: StillOpen.nullable(),
  text: z.string(),
  sources: z.array(z.string()),
});
export type AskedAgain = z.infer<typeof AskedAgain>;

/** One time that a question was asked: its decision's id. */
export const Asking = z.object({
  id: Id,
  conversationId: Id,
  question: z.string(),
  language: z.string(),
  /** How the assistant's turn ended then. */
  outcome: Outcome,
  askedAt: Moment,
  /** Null while it was not asked again. */
  again: AskedAgain.nullable(),
});
export type Asking = z.infer<typeof Asking>;

/** What an answer could say, and from where that is. */
export const AnswerDraft = z.object({
  /** `person`: what somebody of the team answered. `passages`: what the sources say that comes nearest. */
  from: z.enum(['person', 'passages']).nullable(),
  /** Rich text. */
  answer: z.string(),
  /** Where the person said it, as it stands there. */
  said: z.object({ conversationId: Id, messageId: Id, by: z.string(), text: z.string() }).nullable(),
  sources: z.array(Source),
  /** Its other wordings, as visitors wrote them. */
  variants: z.array(z.string()),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;

export const QuestionOrder = z.enum(['often', 'latest']);
export type QuestionOrder = z.infer<typeof QuestionOrder>;

export const OpenQuestionQuery = z.object({
  state: QuestionState.default('open'),
  order: QuestionOrder.default('often'),
  /** Any part of any of its wordings. */
  search: z.string().trim().max(200).optional(),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type OpenQuestionQuery = z.infer<typeof OpenQuestionQuery>;

export const ignoreNoteMaxChars = 300;
const Ignore = z.object({ reason: IgnoreReason, note: z.string().trim().max(ignoreNoteMaxChars).default('') });
export type Ignore = z.infer<typeof Ignore>;

/** Of all questions of the last days, how many were answered from sources. */
export const Coverage = z.object({
  days: count,
  questions: count,
  answered: count,
  /** In percent: what the shop aims at. */
  aim: count,
  /** Answers that named a source of this kind; an answer may name several. */
  bySource: z.array(z.object({ kind: Source.shape.kind, answers: count })),
});
export type Coverage = z.infer<typeof Coverage>;

/** Two answers of the shop to one question: the same said twice, or something else each time. */
const ConflictKind = z.enum(['duplicate', 'contradiction']);

export const ConflictSide = z.object({
  kind: z.enum(['faq', 'custom_answer', 'page', 'policy', 'article', 'file', 'web']),
  /** Of the FAQ, custom answer, page, or document. */
  id: z.string(),
  title: z.string(),
  /** The answer, in light Markdown. */
  text: z.string(),
});
export type ConflictSide = z.infer<typeof ConflictSide>;

/** What one says, and the other says otherwise. */
const Difference = z.object({ one: z.string(), other: z.string() });

export const Conflict = z.object({
  id: Id,
  kind: ConflictKind,
  one: ConflictSide,
  other: ConflictSide,
  /** Empty for what is said twice. */
  differs: z.array(Difference),
  ignored: Ignored.nullable(),
});
export type Conflict = z.infer<typeof Conflict>;

/** What an answer that is not published yet would be in conflict with. */
export const ConflictAhead = Conflict.pick({ kind: true, other: true, differs: true });
export type ConflictAhead = z.infer<typeof ConflictAhead>;

/** How far the search for conflicts is. */
export const ConflictSearch = z.object({
  running: z.boolean(),
  done: count,
  total: count,
  /** When it last came to its end; null while it never did. */
  finishedAt: Moment.nullable(),
});
export type ConflictSearch = z.infer<typeof ConflictSearch>;

const read = ['admin', 'member'] as const;
const admin = ['admin'] as const;

export const optimize = {
  'GET /ai_assistant/open_questions': call({
    by: read,
    query: OpenQuestionQuery,
    data: z.object({
      questions: z.array(OpenQuestion),
      /** How many match, told with the first piece only. */
      total: count.nullable(),
      /** Ask with it for the next piece; null at the end. */
      cursor: z.string().nullable(),
    }),
    perMinute: 240,
    summary: 'What visitors asked without an answer, grouped by meaning',
  }),
  'GET /ai_assistant/open_questions/:id': call({
    by: read,
    data: z.object({ question: OpenQuestion, askings: z.array(Asking) }),
    perMinute: 240,
    summary: 'An open question with the latest times that it was asked',
  }),
  'GET /ai_assistant/open_questions/:id/draft': call({
    by: read,
    data: AnswerDraft,
    summary: 'What an answer to an open question could say',
  }),
  'POST /ai_assistant/open_questions/:id/publish': call({
    by: admin,
    body: NewCustomAnswer.extend({ id: Id, as: PublishedAs }),
    data: OpenQuestion,
    summary: 'Answer an open question from now on, and ask it again',
  }),
  'POST /ai_assistant/open_questions/:id/again': call({
    by: read,
    data: OpenQuestion,
    perMinute: 20,
    summary: 'Ask an open question again, as visitors asked it',
  }),
  'PUT /ai_assistant/open_questions/:id/ignored': call({
    by: admin,
    /** Null takes it back. */
    body: z.object({ ignored: Ignore.nullable() }),
    data: OpenQuestion,
    summary: 'Ignore an open question with a reason, or no more',
  }),
  'GET /ai_assistant/conflicts': call({
    by: read,
    data: z.object({ search: ConflictSearch, conflicts: z.array(Conflict) }),
    summary: 'Answers of the shop that say the same, or contradict each other',
  }),
  'POST /ai_assistant/conflicts/search': call({
    by: admin,
    data: ConflictSearch,
    perMinute: 10,
    summary: 'Search all FAQs, custom answers, and pages for conflicts',
  }),
  'POST /ai_assistant/conflicts/check': call({
    by: read,
    body: NewCustomAnswer.pick({ question: true, answer: true }),
    data: z.array(ConflictAhead),
    summary: 'What an answer would be in conflict with if it were published',
  }),
  'PUT /ai_assistant/conflicts/:id/ignored': call({
    by: admin,
    /** Null takes it back. */
    body: z.object({ ignored: Ignore.nullable() }),
    data: Conflict,
    summary: 'Ignore a conflict with a reason until one of its answers changes, or no more',
  }),
  'GET /ai_assistant/coverage': call({
    by: read,
    data: Coverage,
    summary: 'How many of the last days’ questions were answered from sources',
  }),
};

/** Written to the event log with the change itself. */
export const optimizeEvents = {
  /** It is read again: what visitors asked does not stand in the log, where it would outlive them. */
  'openQuestion.changed': z.object({ id: Id }),
  /** Nothing is left of it: those who asked it were forgotten. */
  'openQuestion.deleted': z.object({ id: Id }),
  'conflicts.searched': ConflictSearch,
  'conflict.changed': Conflict,
};
