import { NewCustomAnswer } from '@chatty/contract/knowledge';
import { newId } from '@chatty/contract/new-id';
import type { AnswerDraft as Drafted, OpenQuestion, PublishedAs } from '@chatty/contract/optimize';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-optimize.ts';
import { api } from '../../../connection/api.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { type AnswerDraft, bodyOf, problemsOf } from '../custom-answers/answer-draft.ts';
import { AnswerForm } from '../custom-answers/answer-form.tsx';
import { AheadView } from './conflict-view.tsx';
import { aheadQuery, applyQuestion } from './optimize-queries.ts';
import classes from './optimize.module.css';

const words = texts.question;
const kinds = ['custom_answer', 'faq'] as const satisfies readonly PublishedAs[];

/** The draft of an answer, to be changed and published. */
export function PublishForm({ question, draft }: { question: OpenQuestion; draft: Drafted }) {
  const client = useQueryClient();
  const [as, setAs] = useState<PublishedAs>('custom_answer');
  // Made once for each kind: what is tried again after a lost answer is no second one.
  const [ids] = useState(() => ({ custom_answer: newId(), faq: newId() }));
  const saved = useMemo(
    (): AnswerDraft => ({
      question: question.question,
      answer: draft.answer,
      variants: draft.variants.join('\n'),
    }),
    [question.question, draft],
  );
  const publish = async (sent: AnswerDraft) => {
    const body = { ...bodyOf(sent), id: ids[as], as };
    const params = { id: question.id };
    const { data } = await api('POST /ai_assistant/open_questions/:id/publish', { params, body });
    return { changed: data, sent };
  };
  const onSaved = ({ changed }: { changed: OpenQuestion }) => {
    applyQuestion(client, changed);
    toastDone(words.published);
  };
  const form = useForm<AnswerDraft, { changed: OpenQuestion; sent: AnswerDraft }>({
    saved,
    problemsOf,
    save: publish,
    draftOf: ({ sent }) => sent,
    onSaved,
  });
  // A draft that nobody has changed holds nothing unsaved, and is published all the same.
  const asDrafted = useMutation({
    meta: { failure: words.failedToPublish },
    mutationFn: publish,
    onSuccess: onSaved,
  });
  return (
    <>
      {form.bar}
      <From draft={draft} />
      <AnswerForm form={form} />
      <Ahead draft={form.draft} />
      <Card>
        <Group justify="space-between" align="end" className={classes.kinds}>
          <Radio.Group label={words.as} value={as} onChange={setAs}>
            <Stack gap={8} mt={8}>
              {kinds.map((it) => (
                <Radio key={it} value={it} label={words.kinds[it]} description={words.kindsHint[it]} />
              ))}
            </Stack>
          </Radio.Group>
          <Button
            onClick={() => (form.unsaved ? form.save() : asDrafted.mutate(form.draft))}
            loading={form.saving || asDrafted.isPending}
          >
            {words.publish}
          </Button>
        </Group>
      </Card>
    </>
  );
}

/** So long nothing is typed before it is compared. */
const restMs = 700;

/** What the answer would be in conflict with, as it is typed. */
function Ahead({ draft: { question, answer } }: { draft: AnswerDraft }) {
  const [body] = useDebouncedValue({ question, answer }, restMs);
  const parsed = NewCustomAnswer.pick({ question: true, answer: true }).safeParse(body);
  const found = useQuery({ ...aheadQuery(body), enabled: parsed.success }).data ?? [];
  if (!parsed.success || found.length === 0) return null;
  return (
    <Card title={texts.conflicts.before}>
      <ul className={classes.askings}>
        {found.map((it) => (
          <AheadView key={`${it.other.kind}/${it.other.id}`} ahead={it} />
        ))}
      </ul>
    </Card>
  );
}

/** From where the draft is. */
function From({ draft: { from, said, sources } }: { draft: Drafted }) {
  if (said)
    return (
      <Card>
        <p className={classes.hint}>{words.draft.person(said.by)}</p>
        <blockquote className={classes.said} dir="auto">
          {said.text}
        </blockquote>
        <p className={classes.hint}>
          {words.draft.check} <Link to={`/inbox/${said.conversationId}`}>{words.draft.openSaid}</Link>
        </p>
      </Card>
    );
  return (
    <Card>
      <p className={classes.hint}>{from === 'passages' ? words.draft.passages : words.draft.none}</p>
      {sources.length > 0 && (
        <ul className={classes.sources}>
          {sources.map((it) => (
            <li key={`${it.kind}/${it.id}`} dir="auto">
              {it.title}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
