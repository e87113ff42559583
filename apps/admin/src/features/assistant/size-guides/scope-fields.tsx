import { mostGuideProducts } from '@chatty/contract/limits';
import { Stack, Switch, TagsInput, Text } from '@mantine/core';
import { texts } from '#texts/size-guides.ts';
import { ProductsField } from '../products/products-field.tsx';
import type { GuideDraft } from './guide-draft.ts';

const words = texts.form;
const named = ['types', 'vendors', 'tags'] as const;

interface ScopeFieldsProps {
  scope: GuideDraft['scope'];
  problem: string | undefined;
  change(scope: GuideDraft['scope']): void;
}

/** Which products a guide is for. */
export function ScopeFields({ scope, problem, change }: ScopeFieldsProps) {
  return (
    <Stack gap="md">
      <Switch
        label={words.all}
        checked={scope.all}
        onChange={(event) => change({ ...scope, all: event.currentTarget.checked })}
      />
      {!scope.all && (
        <>
          <ProductsField
            label={words.products}
            placeholder={words.productsPlaceholder}
            none={words.noProducts}
            loading={texts.loading}
            most={mostGuideProducts}
            products={scope.products}
            change={(products) => change({ ...scope, products })}
          />
          {named.map((it) => (
            <TagsInput
              key={it}
              label={words[it]}
              description={words.namesHint}
              maxTags={mostGuideProducts}
              value={scope[it]}
              onChange={(names) => change({ ...scope, [it]: names })}
            />
          ))}
        </>
      )}
      {problem && (
        <Text size="xs" c="var(--bad)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
