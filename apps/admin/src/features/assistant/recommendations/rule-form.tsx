import { mostRecommended, mostRuleWords } from '@chatty/contract/limits';
import { type Recommendation, recommendedWhen, ruleAudiences } from '@chatty/contract/recommendations';
import { MultiSelect, Select, Stack, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/recommendations.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import answerClasses from '../custom-answers/answer-form.module.css';
import { answerLanguages } from '../suite/cases/browser-languages.ts';
import { Preview } from './preview.tsx';
import { draftOf, finished, problemsOf, type RuleDraft } from './rule-draft.ts';
import { SomeProductsFields, WhatFields } from './what-fields.tsx';

interface RuleFormOptions {
  saved: RuleDraft;
  save(draft: RuleDraft): Promise<Recommendation>;
  onSaved(rule: Recommendation): void;
}

/** The state of the form, and the save bar that guards it. */
export const useRuleForm = (options: RuleFormOptions) => useForm({ ...options, problemsOf, draftOf });

type Form = ReturnType<typeof useRuleForm>;

const words = texts.form;

/** The fields of a rule, and what it would show. Saving is the save bar's; Ctrl-S does the same. */
export function RuleForm({ form }: { form: Form }) {
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      <form id={form.formId} className={answerClasses.form} onSubmit={submit} noValidate>
        <Card>
          <Stack gap="md">
            <TextInput
              label={words.name}
              description={words.nameHint}
              placeholder={words.namePlaceholder}
              required
              value={draft.name}
              error={problems.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <Switch
              label={words.on}
              checked={draft.on}
              onChange={(event) => set({ on: event.currentTarget.checked })}
            />
          </Stack>
        </Card>
        <Card title={words.whenTitle}>
          <WhenFields form={form} />
        </Card>
        <Card title={words.whatTitle}>
          <Stack gap="md">
            <WhatFields draft={draft} problem={problems.what} set={set} />
            <MannerFields form={form} />
          </Stack>
        </Card>
      </form>
      <Preview rule={finished(draft)} />
    </>
  );
}

function WhenFields({ form: { draft, problems, set } }: { form: Form }) {
  const waits = (draft.when === 'product' || draft.when === 'cart') && draft.kind !== 'pairs';
  return (
    <Stack gap="md">
      <Select
        label={words.when}
        allowDeselect={false}
        data={recommendedWhen.map((value) => ({ value, label: texts.when[value] }))}
        value={draft.when}
        onChange={(value) => set({ when: recommendedWhen.find((it) => it === value) ?? draft.when, what: undefined })}
      />
      {waits && (
        <SomeProductsFields some={draft.of} label={words.of} hint={words.ofHint} change={(of) => set({ of })} />
      )}
      <TagsInput
        label={words.words}
        description={words.wordsHint}
        maxTags={mostRuleWords}
        value={draft.words}
        error={problems.words}
        onChange={(next) => set({ words: next })}
      />
      <Select
        label={words.audience}
        allowDeselect={false}
        data={ruleAudiences.map((value) => ({ value, label: texts.audiences[value] }))}
        value={draft.audience}
        onChange={(value) => set({ audience: ruleAudiences.find((it) => it === value) ?? draft.audience })}
      />
      <TextInput
        label={words.minCart}
        description={words.minCartHint}
        inputMode="decimal"
        value={draft.minCart}
        error={problems.minCart}
        onChange={(event) => set({ minCart: event.currentTarget.value })}
      />
      <MultiSelect
        label={words.languages}
        description={words.languagesHint}
        searchable
        data={answerLanguages}
        value={draft.languages}
        onChange={(languages) => set({ languages })}
      />
    </Stack>
  );
}

const counts = Array.from({ length: mostRecommended }, (_, at) => String(at + 1));

const MannerFields = ({ form: { draft, problems, set } }: { form: Form }) => (
  <>
    <Select
      label={words.most}
      allowDeselect={false}
      data={counts}
      value={String(draft.most)}
      onChange={(value) => set({ most: Number(value) })}
    />
    <Switch
      label={words.inStockOnly}
      checked={draft.inStockOnly}
      onChange={(event) => set({ inStockOnly: event.currentTarget.checked })}
    />
    <Switch
      label={words.onlyNew}
      checked={draft.onlyNew}
      onChange={(event) => set({ onlyNew: event.currentTarget.checked })}
    />
    <Textarea
      label={words.sentence}
      description={words.sentenceHint}
      placeholder={words.sentencePlaceholder}
      autosize
      minRows={1}
      maxRows={4}
      value={draft.sentence}
      error={problems.sentence}
      onChange={(event) => set({ sentence: event.currentTarget.value })}
    />
  </>
);
