import { DefaultScenario, type ScenarioText } from '@chatty/contract/scenarios';
import { defaultScenarioTexts } from '#texts/default-scenarios.ts';

/**
 * What every shop's own scenarios say until it changes them, in their order. They are off at first: where a shop's FAQs
 * answer the matter already, they say more than the way to a person does.
 */
export const defaultScenarios: readonly { key: DefaultScenario; text: ScenarioText }[] = DefaultScenario.options.map(
  (key) => ({ key, text: defaultScenarioTexts[key] }),
);

/** Keys of an object may come back from the database in another order. */
const printOf = ({ title, examples, counterExamples, steps }: ScenarioText) =>
  JSON.stringify([title, examples, counterExamples, steps.map((it) => Object.entries(it).toSorted())]);

/** Whether a default scenario says what it said at first. */
export const saysAsAtFirst = (key: DefaultScenario, text: ScenarioText): boolean =>
  printOf(text) === printOf(defaultScenarioTexts[key]);
