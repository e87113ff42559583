import { mostScenarioProducts } from '@chatty/contract/limits';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { texts } from '#texts/scenarios.ts';
import { ProductsField } from '../products/products-field.tsx';
import type { StepDraft } from './scenario-draft.ts';

const words = texts.form.fields;

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
  return (
    <Stack gap="xs">
      <ProductsField
        label={words.products}
        placeholder={words.productsPlaceholder}
        none={words.noProducts}
        loading={texts.loading}
        most={mostScenarioProducts}
        products={step.products}
        change={(products) => change({ ...step, products })}
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
