import type { Desk } from '@chatty/contract/desk';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Alert, Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { texts } from '#texts/desk.ts';
import { api } from '../../connection/api.ts';
import { saveSettings, settingsQuery } from '../../connection/shop-settings/settings-query.ts';
import { openKeyHelp } from '../../navigation/commands/key-help.ts';
import { showDesk } from '../../people/desk/desk.ts';
import { useMe } from '../../people/me.tsx';
import { Card } from '../../ui/card.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toastDone } from '../../ui/toast.tsx';
import { AssignmentCard } from './assignment-card.tsx';
import { changedOf, type DeskDraft, draftOf } from './desk-draft.ts';
import classes from './desk.module.css';
import { RepliesCard } from './replies-card.tsx';
import { SoundCard } from './sound-card.tsx';

interface DeskFormProps {
  memberId: string;
  desk: Desk;
  /** Only admins have them: they are the whole team's. */
  settings: SavedSettings | undefined;
}

/** One form for what is the member's own and what is the team's; each part is saved where it belongs. */
export function DeskForm({ memberId, desk, settings }: DeskFormProps) {
  const client = useQueryClient();
  const me = useMe().member.id;
  const saved = useMemo(() => draftOf(desk, settings), [desk, settings]);
  const form = useForm<DeskDraft, DeskDraft>({
    saved,
    draftOf: (it) => it,
    async save(draft) {
      const changed = changedOf(draft, saved);
      if (settings && changed.team) {
        const { inboxSettings } = settings;
        const wanted = { inboxSettings: changed.team };
        await saveSettings(client, settings.id, wanted, { inboxSettings }).catch(async (problem: unknown) => {
          // What a colleague saved meanwhile is shown as such.
          await client.refetchQueries({ queryKey: settingsQuery.queryKey });
          throw problem;
        });
      }
      if (changed.desk) {
        const { data } = await api('PUT /members/:id/desk', { params: { id: memberId }, body: changed.desk });
        showDesk(client, { memberId, desk: data });
      }
      return draft;
    },
    onSaved: () => void toastDone(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const { draft, set } = form;
  return (
    <>
      {form.bar}
      {form.isOvertaken && (
        <Alert color="yellow" className={classes.notice} title={texts.overtaken.title}>
          <Stack gap="xs" align="start">
            {texts.overtaken.text}
            <Button variant="default" onClick={form.reset}>
              {texts.overtaken.showTheirs}
            </Button>
          </Stack>
        </Alert>
      )}
      <form id={form.formId} onSubmit={submit} noValidate>
        <RepliesCard draft={draft} onChange={set} />
        <SoundCard sound={draft.sound} onChange={(sound) => set({ sound })} />
        {memberId === me && (
          <Card title={texts.keyboard.title}>
            <Stack gap="xs" align="start">
              <p className={classes.hint}>{texts.keyboard.text}</p>
              <Button variant="default" onClick={openKeyHelp}>
                {texts.keyboard.open}
              </Button>
            </Stack>
          </Card>
        )}
        {draft.inboxSettings && (
          <AssignmentCard value={draft.inboxSettings} onChange={(inboxSettings) => set({ inboxSettings })} />
        )}
      </form>
    </>
  );
}
