import { newId } from '@chatty/contract/new-id';
import {
  type NewScenario,
  type Scenario,
  ScenarioText,
  type ScenarioStep,
  type StepKind,
} from '@chatty/contract/scenarios';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** A step as it is typed, with what names it while it moves. */
export type StepDraft = ScenarioStep & { key: string };

/** What the form holds, as it is typed. */
export interface ScenarioDraft {
  title: string;
  on: boolean;
  /** One a line. */
  examples: string;
  counterExamples: string;
  steps: StepDraft[];
}

const blank: { [Kind in StepKind]: Extract<ScenarioStep, { kind: Kind }> } = {
  say: { kind: 'say', text: '' },
  ask: { kind: 'ask', text: '' },
  products: { kind: 'products', products: [], search: '' },
  link: { kind: 'link', title: '', url: '' },
  hand_over: { kind: 'hand_over', reason: '' },
  tag: { kind: 'tag', name: '' },
};

export const newStep = (kind: StepKind): StepDraft => ({ ...blank[kind], key: newId() });

export const emptyDraft: ScenarioDraft = {
  title: '',
  on: true,
  examples: '',
  counterExamples: '',
  steps: [{ ...blank.say, key: 'first' }],
};

export const draftOf = ({ title, on, examples, counterExamples, steps }: Scenario): ScenarioDraft => ({
  title,
  on,
  examples: examples.join('\n'),
  counterExamples: counterExamples.join('\n'),
  steps: steps.map((it, at) => ({ ...it, key: String(at) })),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);

/** What goes to the server. */
export const bodyOf = ({
  title,
  on,
  examples,
  counterExamples,
  steps,
}: ScenarioDraft): NewScenario & { on: boolean } => ({
  title,
  on,
  examples: linesOf(examples),
  counterExamples: linesOf(counterExamples),
  steps: steps.map(({ key: _, ...step }) => step),
});

/** The contract's own rules, so that the form never promises what the server refuses. */
export const problemsOf = (draft: ScenarioDraft): Problems<ScenarioDraft> => problemsIn(ScenarioText, bodyOf(draft));

/** What is wrong with each step, by its place. */
export function stepProblemsOf(draft: ScenarioDraft): ReadonlyMap<number, string> {
  const { issues = [] } = ScenarioText.safeParse(bodyOf(draft)).error ?? {};
  return new Map(
    issues.flatMap(({ path: [field, at], message }) =>
      field === 'steps' && typeof at === 'number' ? [[at, message] as const] : [],
    ),
  );
}
