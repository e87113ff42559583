import type { TestCaseFields } from '@chatty/contract/test-suite';
import { texts } from '#texts/assistant-suite.ts';

export const suitePath = '/ai_assistant/test/suite';
export const addCasePath = `${suitePath}/add`;
export const casePath = (id: string) => `${suitePath}/${id}`;
export const backToSuite = { to: suitePath, label: texts.title };
/** What a page that leads to a new test knows of it already. */
export interface CaseState {
  fields: TestCaseFields;
}
