import { mostSuggestions } from '@chatty/contract/limits';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/quick-answers.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import settingsClasses from '../settings/settings.module.css';
import { QuickAnswerRow } from './quick-answer-row.tsx';
import { QuickPreview } from './quick-preview.tsx';
import classes from './quick-answers.module.css';
import { holdsNoMore, isFull, leftOf, moved, newTemplate, quickAnswerPath, withOne } from './suggestions.ts';
import { templatesQuery } from './template-query.ts';

/** What the chat answers to suggestions by itself, in their order, beside what visitors see of it. */
export function QuickAnswersPage() {
  const isAdmin = useMe().member.role === 'admin';
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      primaryAction={isAdmin ? { label: texts.add, to: quickAnswerPath(newTemplate) } : null}
    >
      <AreaTabs here={null} />
      <WithSettings>{(settings) => <QuickAnswers settings={settings} isAdmin={isAdmin} />}</WithSettings>
    </Page>
  );
}

const names = ['quickReplySettings'] as const;

function QuickAnswers({ settings, isAdmin }: { settings: SavedSettings; isAdmin: boolean }) {
  const form = useSettingsForm(settings, names);
  const list = form.draft.quickReplySettings.suggestionFAQs;
  const set = (suggestionFAQs: typeof list) => form.set({ quickReplySettings: { suggestionFAQs } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} onSubmit={submit} noValidate>
      {form.bar}
      {!isAdmin && (
        <Text size="sm" c="ink.6" mb="md">
          {texts.onlyAdmins}
        </Text>
      )}
      <div className={classes.columns}>
        <fieldset className={settingsClasses.fields} disabled={!isAdmin}>
          <ConflictAlert form={form} labels={texts.labels} say={(_, value) => saidOf(value)} />
          <Card title={texts.listTitle}>
            <Text size="sm" c="ink.6">
              {texts.hint}
            </Text>
            <p className={classes.count} role="status">
              {list.length === 0 ? texts.none : texts.count(list.length, list.filter((it) => it.isActive).length)}
            </p>
            <ol className={classes.rows} aria-label={texts.list}>
              {list.map((one, at) => (
                <QuickAnswerRow
                  key={one.questionId}
                  one={one}
                  isFirst={at === 0}
                  isLast={at === list.length - 1}
                  isFull={isFull(list)}
                  change={(part) => set(withOne(list, { ...one, ...part }))}
                  moveBy={(places) => set(moved(list, at, at + places))}
                  remove={() => set(list.toSpliced(at, 1))}
                />
              ))}
            </ol>
            {isFull(list) && (
              <Text size="sm" c="ink.6" mt="sm">
                {texts.full(mostSuggestions)}
              </Text>
            )}
            {form.problems.quickReplySettings && (
              <p className={classes.problem} role="alert">
                {form.problems.quickReplySettings}
              </p>
            )}
          </Card>
          {isAdmin && !holdsNoMore(list) && <OftenAsked list={list} />}
        </fieldset>
        <QuickPreview list={list} />
      </div>
    </form>
  );
}

/** How a list reads beside somebody else's. */
const saidOf = (value: unknown): string =>
  (value as SavedSettings['quickReplySettings']).suggestionFAQs.map((it) => it.question).join(' · ');

function OftenAsked({ list }: { list: Parameters<typeof leftOf>[1] }) {
  const left = leftOf(useQuery(templatesQuery).data ?? [], list);
  if (left.length === 0) return null;
  return (
    <Card title={texts.more}>
      <Stack gap="sm">
        <Text size="sm" c="ink.6">
          {texts.moreHint}
        </Text>
        <ul className={classes.rows}>
          {left.map(({ questionId, question }) => (
            <li key={questionId} className={classes.row}>
              <span className={classes.words} dir="auto">
                {question}
              </span>
              <Button
                component={Link}
                to={quickAnswerPath(questionId)}
                variant="default"
                size="xs"
                aria-label={texts.start(question)}
              >
                {texts.startShort}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
