import { fileTypes } from '@chatty/contract/limits';
import { doesSomething, runsAlone } from '@chatty/contract/runs-alone';
import { fillIn, type ShortcutVariable, shortcutVariables } from '@chatty/contract/shortcut-variables';
import { Prose } from '@chatty/prose/react';
import { Button, FileButton, Input, Menu, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPaperclip, IconVariable } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { texts } from '#texts/shortcuts.ts';
import { limitsText } from '../../../connection/attachments/attachment.ts';
import { AttachmentList } from '../../../connection/attachments/attachment-list.tsx';
import { useWhatFollows } from '../../../connection/shortcuts/what-follows.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { Afterwards } from './afterwards.tsx';
import classes from './shortcut-form.module.css';
import type { ShortcutDraft } from './shortcut-draft.ts';
import type { ShortcutFormState } from './use-shortcut-form.ts';

const { form: words } = texts;

interface ShortcutFormProps {
  form: ShortcutFormState;
  /** What the team has stays the team's. */
  isTeams: boolean;
  readOnly?: boolean;
}

/** The fields of a shortcut. Saving is the save bar's; Enter in a line and Ctrl-S do the same. */
export function ShortcutForm({ form, isTeams, readOnly = false }: ShortcutFormProps) {
  const { draft, problems, set } = form;
  const isMacroAlone = runsAlone(draft) && doesSomething(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} className={classes.form} onSubmit={submit} noValidate>
      <fieldset disabled={readOnly} className={classes.fields}>
        <Card title={words.shortcut}>
          <Stack gap="md">
            <TextInput
              label={words.title}
              required
              maxLength={120}
              placeholder={words.titlePlaceholder}
              value={draft.title}
              error={problems.title}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
            <TextInput
              label={words.key}
              description={words.keyHint}
              required
              maxLength={41}
              maw={280}
              autoCapitalize="none"
              spellCheck={false}
              leftSection={<span aria-hidden>/</span>}
              placeholder={words.keyPlaceholder}
              value={draft.key}
              error={problems.key}
              onChange={(event) => set({ key: event.currentTarget.value })}
            />
            <Body form={form} readOnly={readOnly} />
            <Files form={form} />
          </Stack>
        </Card>
        <Card title={isMacroAlone ? words.atOnce : words.afterwards}>
          <Stack gap="sm">
            <Text size="sm" c="var(--ink-soft)">
              {isMacroAlone ? words.atOnceHint : words.afterwardsHint}
            </Text>
            <Afterwards form={form} readOnly={readOnly} />
          </Stack>
        </Card>
        <Card title={words.whose}>
          {isTeams ? (
            <Text size="sm">{words.staysTeams}</Text>
          ) : (
            <Radio.Group
              aria-label={words.whose}
              value={draft.scope}
              error={problems.scope}
              onChange={(scope) => set({ scope: scope === 'team' ? 'team' : 'personal' })}
            >
              <Stack gap="sm">
                <Radio value="personal" label={texts.scopes.personal} description={words.personalHint} />
                <Radio value="team" label={texts.scopes.team} description={words.teamHint} />
              </Stack>
            </Radio.Group>
          )}
        </Card>
      </fieldset>
      <Preview draft={draft} />
    </form>
  );
}

function Body({ form: { draft, problems, set }, readOnly }: { form: ShortcutFormState; readOnly: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: ShortcutVariable) => {
    const at = field.current;
    if (!at) return;
    // As if it was typed: the field's own undo takes it back.
    at.focus();
    const { selectionStart, selectionEnd, value } = at;
    const put = `{{${variable}}}`;
    set({ body: value.slice(0, selectionStart) + put + value.slice(selectionEnd) });
    requestAnimationFrame(() => at.setSelectionRange(selectionStart + put.length, selectionStart + put.length));
  };
  return (
    <div>
      <Textarea
        ref={field}
        label={words.body}
        description={words.bodyHint}
        required={!doesSomething(draft)}
        autosize
        minRows={4}
        maxRows={16}
        placeholder={words.bodyPlaceholder}
        value={draft.body}
        error={problems.body}
        onChange={(event) => set({ body: event.currentTarget.value })}
      />
      <div className={classes.below}>
        <Menu position="bottom-start" withinPortal returnFocus={false}>
          <Menu.Target>
            <Button variant="default" size="xs" leftSection={<IconVariable size={15} />} disabled={readOnly}>
              {words.insertVariable}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {shortcutVariables.map((it) => (
              <Menu.Item key={it} onClick={() => insert(it)} rightSection={<code className={classes.code}>{it}</code>}>
                {texts.variables[it]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Text size="xs" c="var(--ink-soft)">
          {words.fallbackHint}
        </Text>
      </div>
    </div>
  );
}

function Files({ form: { attachments, problems } }: { form: ShortcutFormState }) {
  return (
    <Input.Wrapper label={words.files} labelElement="div" error={problems.files}>
      <Stack gap="xs" align="start" mt={4}>
        <AttachmentList files={attachments.all} onRetry={attachments.retry} onRemove={attachments.detach} />
        <FileButton multiple accept={fileTypes.join(',')} onChange={attachments.attach}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="xs"
              leftSection={<IconPaperclip size={15} />}
              aria-invalid={problems.files ? true : undefined}
              aria-label={words.attach(limitsText)}
            >
              {words.attachShort}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Input.Wrapper>
  );
}

function Preview({ draft }: { draft: ShortcutDraft }) {
  const { member, shop } = useMe();
  const follows = useWhatFollows(draft);
  const { body } = draft;
  const values = { ...words.example, 'agent.name': member.fullName, 'shop.name': shop.name };
  return (
    <Card title={words.preview}>
      {body.trim() ? (
        <section className={classes.preview} aria-label={words.previewLabel}>
          <Prose text={fillIn(body, values)} />
        </section>
      ) : (
        <Text size="sm" c="var(--ink-soft)">
          {runsAlone(draft) && follows.length > 0 ? words.doesAtOnce(follows) : words.nothingToShow}
        </Text>
      )}
    </Card>
  );
}
