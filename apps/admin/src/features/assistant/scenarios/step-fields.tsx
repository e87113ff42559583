import { MultiSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mostScenarioProducts } from '@chatty/contract/limits';
import { useState } from 'react';
import { texts } from '#texts/scenarios.ts';
import { productListQuery } from '../area/source-queries.ts';
import type { StepDraft } from './scenario-draft.ts';

const words = texts.form.fields;
const typingMs = 250;

interface StepFieldsProps {
  step: StepDraft;
  problem: string | undefined;
  change(step: StepDraft): void;
}

/** What is to be filled in for one step. */
export function StepFields({ step, problem, change }: StepFieldsProps) {
  const error = problem ? { error: problem } : {};
  switch (step.kind) {
    case 'say':
      return (
        <Textarea
          {...error}
          label={words.say}
          autosize
          minRows={2}
          maxRows={8}
          value={step.text}
          onChange={(event) => change({ ...step, text: event.currentTarget.value })}
        />
      );
    case 'ask':
      return (
        <Textarea
          {...error}
          label={words.ask}
          description={words.askHint}
          autosize
          minRows={1}
          maxRows={4}
          value={step.text}
          onChange={(event) => change({ ...step, text: event.currentTarget.value })}
        />
      );
    case 'link':
      return (
        <Stack gap="xs">
          <TextInput
            label={words.linkTitle}
            value={step.title}
            onChange={(event) => change({ ...step, title: event.currentTarget.value })}
          />
          <TextInput
            {...error}
            label={words.linkUrl}
            placeholder={words.linkPlaceholder}
            value={step.url}
            onChange={(event) => change({ ...step, url: event.currentTarget.value })}
          />
        </Stack>
      );
    case 'hand_over':
      return (
        <TextInput
          {...error}
          label={words.reason}
          description={words.reasonHint}
          value={step.reason}
          onChange={(event) => change({ ...step, reason: event.currentTarget.value })}
        />
      );
    case 'tag':
      return (
        <TextInput
          {...error}
          label={words.tag}
          description={words.tagHint}
          value={step.name}
          onChange={(event) => change({ ...step, name: event.currentTarget.value })}
        />
      );
    case 'products':
      return <ProductFields step={step} problem={problem} change={change} />;
  }
}

function ProductFields({
  step,
  problem,
  change,
}: Omit<StepFieldsProps, 'step'> & { step: Extract<StepDraft, { kind: 'products' }> }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, typingMs);
  const list = useInfiniteQuery(productListQuery({ search: search.trim(), used: 'yes' }));
  const found = list.data?.pages.flatMap((it) => it.products) ?? [];
  const titles = new Map([...step.products, ...found].map((it) => [it.id, it.title]));
  return (
    <Stack gap="xs">
      <MultiSelect
        label={words.products}
        placeholder={step.products.length === 0 ? words.productsPlaceholder : ''}
        searchable
        hidePickedOptions
        maxValues={mostScenarioProducts}
        nothingFoundMessage={list.isPending ? texts.loading : words.noProducts}
        // The store has searched already.
        filter={({ options }) => options}
        data={[...titles].map(([value, label]) => ({ value, label }))}
        value={step.products.map((it) => it.id)}
        onSearchChange={setTyped}
        onChange={(ids) => change({ ...step, products: ids.map((id) => ({ id, title: titles.get(id) ?? '' })) })}
      />
      <TextInput
        {...(problem ? { error: problem } : {})}
        label={words.search}
        description={words.searchHint}
        value={step.search}
        onChange={(event) => change({ ...step, search: event.currentTarget.value })}
      />
    </Stack>
  );
}
