import { NewTestCase, TestCaseFields } from '@chatty/contract/test-suite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/assistant-suite.ts';
import { api } from '../../../../connection/api.ts';
import { Page } from '../../../../ui/page.tsx';
import { addOnce } from '../../../../ui/save-bar/add-once.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import { emptyCase } from './case-draft.ts';
import { CaseForm, useCaseForm } from './case-form.tsx';
import { backToSuite, suitePath } from '../suite-paths.ts';
import { applySuite } from '../suite-queries.ts';

/** Fields that the page before knows already, as it is kept in the browser's history. */
const given = (state: unknown): TestCaseFields | null => {
  const known = TestCaseFields.safeParse((state as { fields?: unknown } | null)?.fields);
  return known.success ? known.data : null;
};

/** A new test, empty or made from an answer on the test page. */
export function AddCasePage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyCase);
  const form = useCaseForm({
    saved,
    async save(fields) {
      await add(fields, {
        add: (it) =>
          api('POST /ai_assistant/suite/cases', { body: { cases: [NewTestCase.parse(it)] } }).then(() => fields),
        change: (id) => api('PUT /ai_assistant/suite/cases/:id', { params: { id }, body: fields }).then(() => fields),
      });
      setSaved(fields);
      return fields;
    },
    draftOf: (it) => it,
    onSaved() {
      applySuite(client);
      toastDone(texts.form.saved);
      void navigate(suitePath, { replace: true });
    },
  });
  // It is typed as if the member had done so: it is unsaved.
  const type = useEffectEvent(() => {
    const fields = given(state);
    if (fields) form.set(fields);
  });
  useEffect(() => type(), []);
  return (
    <Page title={texts.form.addTitle} back={backToSuite} width="narrow">
      {form.bar}
      <CaseForm form={form} />
    </Page>
  );
}
