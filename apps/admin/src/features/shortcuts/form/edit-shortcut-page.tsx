import { doesSomething } from '@chatty/contract/runs-alone';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { Alert, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/shortcuts.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { applyShortcutEvent, shortcutQuery } from '../../../connection/shortcuts/shortcut-queries.ts';
import { useMe } from '../../../people/me.tsx';
import { DeletedNotice, OvertakenNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { mayChange, useDeleteShortcut, useRestoreShortcut } from '../shortcut-actions.ts';
import { OwnKey } from './own-key.tsx';
import { bodyOf, draftOf } from './shortcut-draft.ts';
import classes from './shortcut-form.module.css';
import { ShortcutForm } from './shortcut-form.tsx';
import { useShortcutForm } from './use-shortcut-form.ts';

const back = { to: '/settings/shortcut', label: texts.title };
const words = { missing: texts.missing, notLoaded: texts.oneNotLoaded, loading: texts.loadingOne };

export function EditShortcutPage() {
  const { shortcutId = '' } = useParams();
  return (
    <EditedRecord
      id={shortcutId}
      query={shortcutQuery(shortcutId)}
      title={texts.edit}
      back={back}
      width="narrow"
      words={words}
    >
      {(shortcut, isDeleted) => <EditShortcut key={shortcutId} shortcut={shortcut} isDeleted={isDeleted} />}
    </EditedRecord>
  );
}

/** Somebody may delete or change the shortcut while it is open here; what is typed stays, and the person decides. */
function EditShortcut({ shortcut, isDeleted }: { shortcut: Shortcut; isDeleted: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { member } = useMe();
  const { mutate: remove } = useDeleteShortcut();
  const mine = mayChange(shortcut, member);
  const saved = useMemo(() => draftOf(shortcut), [shortcut]);
  const form = useShortcutForm({
    saved,
    async save(draft) {
      const { data } = await api('PUT /shortcuts/:id', { params: { id: shortcut.id }, body: bodyOf(draft) });
      applyShortcutEvent(client, { type: 'shortcut.changed', payload: data });
      return data;
    },
    onSaved: () => void toastDone(),
  });
  const removeAndLeave = () => {
    void navigate(back.to);
    remove(shortcut);
  };
  return (
    <Page
      title={texts.edit}
      back={back}
      width="narrow"
      secondaryActions={
        mine && (
          <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
            {texts.delete}
          </Button>
        )
      }
    >
      {form.bar}
      <Notice shortcut={shortcut} isDeleted={isDeleted} mayChange={mine} form={form} />
      <ShortcutForm form={form} isTeams={shortcut.scope === 'team'} readOnly={!mine} />
      {!isDeleted && doesSomething(shortcut) && <OwnKey shortcutId={shortcut.id} />}
    </Page>
  );
}

interface NoticeProps {
  shortcut: Shortcut;
  isDeleted: boolean;
  mayChange: boolean;
  form: ReturnType<typeof useShortcutForm>;
}

/** What stands in the way of what one might do here, and what to do about it. */
function Notice({ shortcut, isDeleted, mayChange: mine, form }: NoticeProps) {
  const { mutate: restore, isPending } = useRestoreShortcut();
  if (isDeleted) {
    const bringBack = { label: texts.restore, isPending, run: () => restore(shortcut.id) };
    return <DeletedNotice words={texts.form} restore={mine ? bringBack : undefined} />;
  }
  if (!mine) {
    return (
      <Alert color="gray" className={classes.notice} title={texts.form.readOnlyTitle}>
        {texts.form.readOnly}
      </Alert>
    );
  }
  if (!form.isOvertaken) return null;
  return <OvertakenNotice words={texts.form} showTheirs={form.reset} />;
}
