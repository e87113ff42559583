import { CallFailed } from '@chatty/client/api';
import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { SuiteRun } from '@chatty/contract/test-suite';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import { startRun } from '../suite-actions.ts';
import { suiteQuery } from '../suite-queries.ts';
import { GateDialog } from './gate-dialog.tsx';

/** What is sent with the settings that were tested. */
export type Passed = Pick<SettingsPatch, 'suiteRunId' | 'saveAnyway'>;

interface Asked {
  runId: string;
  mayAnyway: boolean;
  resolve(passed: Passed): void;
  reject(problem: CallFailed): void;
}

const notSaved = () => new CallFailed('refused', texts.gate.notSaved);

/**
 * The test suite before a change of the assistant's settings, where the shop has set that: `ask` runs it with what would be
 * saved and answers what is to be sent along, or rejects where nothing is to be saved. Render the dialog beside the form.
 */
export function useGate(): { ask(draft: AiAssistantSettings): Promise<Passed>; dialog: ReactNode } {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function ask(draft: AiAssistantSettings): Promise<Passed> {
    const { settings, cases } = await client.fetchQuery({ ...suiteQuery, staleTime: 0 });
    if (settings.gate === 'off' || cases.length === 0) return {};
    const run = await startRun({ caseIds: null, withModel: false, assistant: draft });
    // How far it is, events tell: this answer may come after its end.
    void client.invalidateQueries({ queryKey: suiteQuery.queryKey, refetchType: 'none' });
    return new Promise((resolve, reject) => {
      setAsked({ runId: run.id, mayAnyway: settings.gate === 'warn', resolve, reject });
    });
  }

  const close = (how: (asked: Asked) => void) => {
    if (asked) how(asked);
    setAsked(null);
  };
  /** What passes is saved without a word; what could not be tested is saved and told, where it may be. */
  const settle = (run: SuiteRun) => {
    if (run.state === 'done' && run.regressions === 0) close((it) => it.resolve({ suiteRunId: run.id }));
    if (run.state === 'failed' && asked?.mayAnyway) {
      toastDone(texts.gate.savedUntested(run.reason));
      close((it) => it.resolve({ suiteRunId: run.id, saveAnyway: true }));
    }
  };
  const dialog = asked && (
    <GateDialog
      runId={asked.runId}
      onEnded={settle}
      onAnyway={asked.mayAnyway ? () => close((it) => it.resolve({ suiteRunId: it.runId, saveAnyway: true })) : null}
      onDontSave={() => close((it) => it.reject(notSaved()))}
    />
  );
  return { ask, dialog };
}
