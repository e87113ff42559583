import type { AnswerTemplate } from '@chatty/contract/quick-answers';
import { suggestionMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { SuggestionFAQ } from '@chatty/contract/settings/assistant/suggestion-faqs';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Anchor, Button, Group, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { texts } from '#texts/quick-answers.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { problemsIn } from '../../../ui/form/problems.ts';
import { Page } from '../../../ui/page.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import formClasses from '../custom-answers/answer-form.module.css';
import settingsClasses from '../settings/settings.module.css';
import classes from './quick-answers.module.css';
import { QuickPreview } from './quick-preview.tsx';
import { isFull, leadsToOrder, newTemplate, quickAnswerPath, quickAnswersPath, withOne } from './suggestions.ts';
import { templatesQuery } from './template-query.ts';

const words = texts.edit;
const names = ['quickReplySettings'] as const;

/** One suggestion with its quick answer: of a template, of the shop's own, or a new one. */
export function QuickAnswerPage() {
  const { template = '' } = useParams();
  const templates = useQuery(templatesQuery);
  const isNew = template === newTemplate;
  return (
    <Page title={isNew ? words.newTitle : words.title} back={{ to: quickAnswersPath, label: words.back }} width="full">
      <WithSettings>
        {(settings) =>
          templates.data ? (
            <EditQuickAnswer key={template} {...{ settings, isNew, questionId: template }} templates={templates.data} />
          ) : templates.isError ? (
            <ErrorState problem={templates.error} retry={() => void templates.refetch()} title={words.notLoaded} />
          ) : (
            <Skeleton height={240} role="status" aria-label={words.loading} />
          )
        }
      </WithSettings>
    </Page>
  );
}

interface EditProps {
  settings: SavedSettings;
  templates: readonly AnswerTemplate[];
  questionId: string;
  isNew: boolean;
}

function EditQuickAnswer({ settings, templates, questionId: asked, isNew }: EditProps) {
  const navigate = useNavigate();
  const isAdmin = useMe().member.role === 'admin';
  const [made] = useState(newId);
  const questionId = isNew ? made : asked;
  const form = useSettingsForm(settings, names);
  const list = form.draft.quickReplySettings.suggestionFAQs;
  const template = templates.find((it) => it.questionId === questionId);
  const begun = { questionId, question: template?.question ?? '', answer: '', isActive: !isFull(list) };
  const one = list.find((it) => it.questionId === questionId) ?? (template || isNew ? begun : null);
  const isSaved = settings.quickReplySettings.suggestionFAQs.some((it) => it.questionId === questionId);
  // Nobody leaves a form that still counts as unsaved.
  const isDone = isNew && isSaved && !form.unsaved;
  useEffect(() => {
    if (isDone) void navigate(quickAnswerPath(questionId), { replace: true });
  }, [isDone, navigate, questionId]);
  if (!one)
    return (
      <Card>
        <p>{words.missing}</p>
      </Card>
    );
  const set = (part: Partial<SuggestionFAQ>) =>
    form.set({ quickReplySettings: { suggestionFAQs: withOne(list, { ...one, ...part }) } });
  const problem = form.problems.quickReplySettings;
  const problems = problem ? problemsIn<SuggestionFAQ>(SuggestionFAQ, one) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} onSubmit={submit} noValidate className={formClasses.form}>
      {form.bar}
      <div className={classes.columns}>
        <fieldset className={settingsClasses.fields} disabled={!isAdmin}>
          <ConflictAlert form={form} labels={texts.labels} />
          <Card>
            <Stack gap="md">
              {!isAdmin && <Text size="sm">{texts.onlyAdmins}</Text>}
              <TextInput
                label={words.question}
                description={words.questionHint}
                required
                maxLength={suggestionMaxChars}
                value={one.question}
                error={problems.question ?? (problems.answer ? undefined : problem)}
                onChange={(event) => set({ question: event.currentTarget.value })}
              />
              {leadsToOrder(one) ? (
                <Text size="sm">
                  {words.order}{' '}
                  <Anchor component={Link} to="/settings/integrations/order-tracking" underline="always">
                    {words.orderSettings}
                  </Anchor>
                </Text>
              ) : (
                <Answer {...{ one, set, isAdmin }} error={problems.answer} />
              )}
              {template && isAdmin && <FromTemplate {...{ template, one, set }} />}
              <Switch
                label={words.on}
                checked={one.isActive}
                disabled={isFull(list) && !one.isActive}
                onChange={(event) => set({ isActive: event.currentTarget.checked })}
              />
            </Stack>
          </Card>
        </fieldset>
        <QuickPreview list={[one]} />
      </div>
    </form>
  );
}

interface PartProps {
  one: SuggestionFAQ;
  set(part: Partial<SuggestionFAQ>): void;
}

/** Members read it: no editor can be switched off. */
function Answer({ one, set, isAdmin, error }: PartProps & { isAdmin: boolean; error: string | undefined }) {
  if (!isAdmin) return null;
  return (
    <RichTextField
      label={words.answer}
      description={words.answerHint}
      isRequired={false}
      value={one.answer}
      {...(error ? { error } : {})}
      onChange={(answer) => set({ answer })}
    />
  );
}

/** Fills in the example, or of what was changed the default; the merchant still has to save it. */
function FromTemplate({ one, set, template: { question, example } }: PartProps & { template: AnswerTemplate }) {
  const isBegun = one.answer !== '' || one.question !== question;
  const isDefault = one.answer === example && one.question === question;
  return (
    <Group gap={12} align="center">
      <Button variant="default" disabled={isDefault} onClick={() => set({ question, answer: example })}>
        {isBegun || example === '' ? words.reset : words.example}
      </Button>
      {example !== '' && (
        <Text size="sm" c="ink.6">
          {words.exampleHint}
        </Text>
      )}
    </Group>
  );
}
