import type { Api } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { CaseResult, SuiteRun, TestCaseFields, TestCheck } from '@chatty/contract/test-suite';
import { until } from '../../../test-kit/until.ts';

const runMs = 60_000;

/** A case that a guest asks in one message, with what else is said of it. */
export const asks = (question: string, checks: TestCheck[], more: Partial<TestCaseFields> = {}): TestCaseFields => ({
  ...{ turns: [question], contactId: null, locale: '', page: '', checks, askedIn: null },
  ...more,
});

export interface Ran {
  run: SuiteRun;
  results: CaseResult[];
}

/** What a member does with the suite. */
export const suiteDesk = (api: Api) => {
  const ended = (id: string): Promise<Ran> =>
    until('the run had not ended', runMs, async () => {
      const { data } = await api('GET /ai_assistant/suite/runs/:id', { params: { id } });
      return data.run.state === 'running' ? undefined : data;
    });
  type Asked = Partial<Parameters<typeof begin>[0]>;
  const begin = async (body: {
    id: string;
    caseIds: string[] | null;
    withModel: boolean;
    assistant: { aiAssistantMode?: 'exact' | 'natural'; botName?: string } | null;
  }) => (await api('POST /ai_assistant/suite/runs', { body })).data;
  return {
    async add(...cases: TestCaseFields[]): Promise<string[]> {
      const body = { cases: cases.map((it) => ({ id: newId(), ...it })) };
      await api('POST /ai_assistant/suite/cases', { body });
      return body.cases.map((it) => it.id);
    },
    read: async () => (await api('GET /ai_assistant/suite')).data,
    ended,
    async run(asked: Asked = {}): Promise<Ran> {
      const { id } = await begin({ id: newId(), caseIds: null, withModel: false, assistant: null, ...asked });
      return ended(id);
    },
    set: (settings: { gate: 'off' | 'warn' | 'block'; runsByItself: boolean }) =>
      api('PUT /ai_assistant/suite/settings', { body: settings }),
  };
};
