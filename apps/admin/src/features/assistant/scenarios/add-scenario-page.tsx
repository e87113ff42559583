import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/scenarios.ts';
import { api } from '../../../connection/api.ts';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { bodyOf, draftOf, emptyDraft } from './scenario-draft.ts';
import { ScenarioForm, useScenarioForm } from './scenario-form.tsx';
import { applyScenario, backToScenarios, scenarioPath } from './scenario-queries.ts';

/** What is added is shown on its own page, where it can be tried. */
export function AddScenarioPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useScenarioForm({
    saved,
    async save(draft) {
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /ai_assistant/scenarios', { body })).data,
        change: async (id, body) => (await api('PUT /ai_assistant/scenarios/:id', { params: { id }, body })).data,
      });
      setSaved(draftOf(data));
      return data;
    },
    onSaved(scenario) {
      applyScenario(client, scenario);
      toastDone(texts.added);
      void navigate(scenarioPath(scenario), { replace: true });
    },
  });
  return (
    <Page title={texts.form.addTitle} back={backToScenarios} width="narrow">
      {form.bar}
      <ScenarioForm form={form} />
    </Page>
  );
}
