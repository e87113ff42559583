import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { mostExamples, mostScenarioProducts, mostScenarioSteps } from './limits.ts';
import { scenarioTexts, texts } from './texts.ts';

/** An address of the store's own, without its domain: "/pages/returns". */
export const StorePath = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?!\/)\S*$/, scenarioTexts.storePath);

/** One thing that the assistant does, in its turn. What it says are the shop's own words, as plain text. */
export const ScenarioStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), text: Required(1_000) }),
  /** What comes after it waits for what the visitor says next. */
  z.object({ kind: z.literal('ask'), text: Required(300) }),
  /** These, or where none is chosen, what a search finds. */
  z.object({
    kind: z.literal('products'),
    products: z
      .array(z.object({ id: z.string().min(1).max(200), title: z.string().max(300) }))
      .max(mostScenarioProducts, texts.maxItems(mostScenarioProducts)),
    search: z.string().trim().max(200),
  }),
  z.object({ kind: z.literal('link'), title: Required(100), url: StorePath }),
  /** A person gets the conversation; the team reads why. */
  z.object({ kind: z.literal('hand_over'), reason: Required(300) }),
  z.object({ kind: z.literal('tag'), name: Required(40) }),
]);
export type ScenarioStep = z.infer<typeof ScenarioStep>;
export type StepKind = ScenarioStep['kind'];

const Examples = z.array(Required(300)).max(mostExamples, texts.maxItems(mostExamples));

const Steps = z
  .array(ScenarioStep)
  .min(1, scenarioTexts.noStep)
  .max(mostScenarioSteps, texts.maxItems(mostScenarioSteps))
  .superRefine((steps, ctx) => {
    steps.forEach((step, at) => {
      if (step.kind === 'hand_over' && at < steps.length - 1)
        ctx.addIssue({ code: 'custom', path: [at, 'reason'], message: scenarioTexts.handOverIsLast });
      if (step.kind === 'products' && step.products.length === 0 && step.search === '')
        ctx.addIssue({ code: 'custom', path: [at, 'search'], message: scenarioTexts.noProducts });
    });
    if (!steps.some((it) => it.kind !== 'tag')) ctx.addIssue({ code: 'custom', message: scenarioTexts.saysNothing });
  });

/** What a scenario is, beside whether it is on and where it stands. */
export const ScenarioText = z.object({
  /** For the team alone. */
  title: Required(100),
  /** What visitors say who mean this. */
  examples: Examples.min(1, texts.required),
  /** What sounds like it and means something else. */
  counterExamples: Examples.default([]),
  steps: Steps,
});
export type ScenarioText = z.infer<typeof ScenarioText>;
export type NewScenario = z.input<typeof ScenarioText>;

/** Those that every shop has. */
export const DefaultScenario = z.enum(['damaged_item', 'return_request', 'order_change', 'complaint', 'wholesale']);
export type DefaultScenario = z.infer<typeof DefaultScenario>;

export const Scenario = z.object({
  id: Id,
  title: z.string(),
  examples: z.array(z.string()),
  counterExamples: z.array(z.string()),
  steps: z.array(ScenarioStep),
  on: z.boolean(),
  /** Which of the defaults it is; null where a member made it. */
  defaultKey: DefaultScenario.nullable(),
  /** Of a default one: it says something else than at first. */
  isChanged: z.boolean(),
  updatedAt: Moment,
});
export type Scenario = z.infer<typeof Scenario>;

/** A scenario as the list shows it. */
export const ListedScenario = Scenario.omit({ examples: true, counterExamples: true, steps: true }).extend({
  /** The first example. */
  example: z.string(),
  stepKinds: z.array(z.enum(['say', 'ask', 'products', 'link', 'hand_over', 'tag'])),
});
export type ListedScenario = z.infer<typeof ListedScenario>;

/** What an example of a scenario is near to, beside it. */
export const ScenarioConflict = z.object({
  example: z.string(),
  /** `scenario`: an example of another one. `counter_example`: of its own. Else what answers it already. */
  kind: z.enum(['scenario', 'counter_example', 'faq', 'custom_answer']),
  /** Of the scenario, FAQ or custom answer. */
  id: z.string(),
  /** The scenario's title, or the question. */
  title: z.string(),
});
export type ScenarioConflict = z.infer<typeof ScenarioConflict>;

/** What a visitor's words would start. */
export const TriedWords = z.object({
  /** The scenario that would run; null where none does. */
  runs: z.object({ id: Id, title: z.string() }).nullable(),
  /** How near they are to each scenario that is on, the nearest first; by which of its examples; a share. */
  near: z.array(z.object({ id: Id, title: z.string(), words: z.string(), score: z.number(), isCounter: z.boolean() })),
  /** What the shop's own texts answer, where any do. */
  answer: z.object({ kind: z.string(), title: z.string(), score: z.number() }).nullable(),
  /** From which score on a scenario runs. */
  floor: z.number(),
});
export type TriedWords = z.infer<typeof TriedWords>;

const admin = ['admin'] as const;
const read = ['admin', 'member'] as const;

export const scenarios = {
  'GET /ai_assistant/scenarios': call({
    by: read,
    data: z.array(ListedScenario),
    summary: 'List the scenarios in their order',
  }),
  'GET /ai_assistant/scenarios/:id': call({ by: read, data: Scenario, summary: 'Read a scenario' }),
  'POST /ai_assistant/scenarios': call({
    by: admin,
    body: ScenarioText.extend({ id: Id, on: z.boolean().default(true) }),
    data: Scenario,
    summary: 'Add a scenario',
  }),
  'PUT /ai_assistant/scenarios/:id': call({
    by: admin,
    body: ScenarioText.extend({ on: z.boolean() }),
    data: Scenario,
    summary: 'Change a scenario',
  }),
  'PUT /ai_assistant/scenarios/:id/on': call({
    by: admin,
    body: z.object({ on: z.boolean() }),
    data: Scenario,
    summary: 'Switch a scenario on or off',
  }),
  'POST /ai_assistant/scenarios/reorder': call({
    by: admin,
    /** Null puts it last. */
    body: z.object({ id: Id, before: Id.nullable() }),
    data: Done,
    summary: 'Move a scenario: of two that are as near, the upper one runs',
  }),
  'DELETE /ai_assistant/scenarios/:id': call({
    by: admin,
    data: Done,
    summary: 'Delete a scenario; it can be restored for a day',
  }),
  'POST /ai_assistant/scenarios/:id/restore': call({
    by: admin,
    data: Scenario,
    summary: 'Restore a deleted scenario',
  }),
  'POST /ai_assistant/scenarios/:id/reset': call({
    by: admin,
    data: Scenario,
    summary: 'Make a default scenario say what it said at first',
  }),
  'POST /ai_assistant/scenarios/:id/try': call({
    by: read,
    body: z.object({ words: Required(500) }),
    data: TriedWords,
    perMinute: 120,
    summary: 'Which scenario a visitor’s words would start, and how near they are',
  }),
  'GET /ai_assistant/scenarios/:id/conflicts': call({
    by: read,
    data: z.array(ScenarioConflict),
    summary: 'What else the examples of a scenario are near to',
  }),
};

/** Written to the event log with the change itself. */
export const scenarioEvents = {
  'scenario.changed': Scenario,
  'scenario.deleted': z.object({ id: Id }),
  'scenarios.reordered': z.object({ id: Id, before: Id.nullable() }),
};
