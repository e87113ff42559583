import type { DefaultScenario, ScenarioText } from '@chatty/contract/scenarios';
import { defaultScenarioTexts } from '#texts/default-scenarios.ts';

/** What every shop's own scenarios say until it changes them, in their order, and whether they are on at first. */
export const defaultScenarios: readonly { key: DefaultScenario; on: boolean; text: ScenarioText }[] = [
  { key: 'damaged_item', on: false, text: defaultScenarioTexts.damaged_item },
  { key: 'return_request', on: false, text: defaultScenarioTexts.return_request },
  { key: 'order_change', on: false, text: defaultScenarioTexts.order_change },
  { key: 'complaint', on: false, text: defaultScenarioTexts.complaint },
  { key: 'wholesale', on: false, text: defaultScenarioTexts.wholesale },
];

/** Keys of an object may come back from the database in another order. */
const printOf = ({ title, examples, counterExamples, steps }: ScenarioText) =>
  JSON.stringify([title, examples, counterExamples, steps.map((it) => Object.entries(it).toSorted())]);

/** Whether a default scenario says what it said at first. */
export const saysAsAtFirst = (key: DefaultScenario, text: ScenarioText): boolean =>
  printOf(text) === printOf(defaultScenarioTexts[key]);
