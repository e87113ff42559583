import { mostPairs, mostRecommended, mostRuleNames, mostRuleProducts } from '@chatty/contract/limits';
import type { SomeProducts } from '@chatty/contract/recommendations';
import { ActionIcon, Button, Group, Select, Stack, TagsInput, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { texts } from '#texts/recommendations.ts';
import { useMe } from '../../../people/me.tsx';
import { ProductsField } from '../products/products-field.tsx';
import classes from './recommendations.module.css';
import { emptyPair, type PairDraft, type RuleDraft } from './rule-draft.ts';

const words = texts.form;
const named = ['types', 'vendors', 'tags'] as const;
const products = { placeholder: words.productsPlaceholder, none: words.noProducts, loading: texts.loading };

interface SomeProductsFieldsProps {
  some: SomeProducts;
  /** What the fields together are. */
  label: string;
  hint?: string;
  change(some: SomeProducts): void;
}

/** Products by themselves, or by what the store says of them. */
export function SomeProductsFields({ some, label, hint, change }: SomeProductsFieldsProps) {
  return (
    <fieldset className={classes.fields}>
      <legend>{label}</legend>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      <Stack gap="sm">
        <ProductsField
          {...products}
          label={words.chosen}
          most={mostRuleProducts}
          products={some.products}
          change={(chosen) => change({ ...some, products: chosen })}
        />
        {named.map((it) => (
          <TagsInput
            key={it}
            label={words[it]}
            description={words.namesHint}
            maxTags={mostRuleNames}
            value={some[it]}
            onChange={(names) => change({ ...some, [it]: names })}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

interface WhatFieldsProps {
  draft: RuleDraft;
  problem: string | undefined;
  set(part: Partial<RuleDraft>): void;
}

/** What is recommended. What belongs to a beta feature is offered where the shop tries it. */
export function WhatFields({ draft, problem, set }: WhatFieldsProps) {
  const isSmart = useMe().shop.uatFeatures.smartRecommendations === true;
  const { kind, from, pairs, when } = draft;
  const offered = (['chosen', 'pairs', 'alike'] as const).filter((it) => it !== 'alike' || isSmart || kind === it);
  const needsProduct = kind !== 'chosen' && when !== 'product' && when !== 'cart';
  return (
    <Stack gap="md">
      <Select
        label={words.what}
        allowDeselect={false}
        data={offered.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(value) => {
          const chosen = offered.find((it) => it === value) ?? 'chosen';
          // Such a rule waits for a product: nobody has to find that out from an error.
          const waits = when === 'product' || when === 'cart' || chosen === 'chosen';
          set({ kind: chosen, ...(waits ? {} : { when: 'product' as const }), what: undefined });
        }}
      />
      {needsProduct && (
        <Text size="xs" c="dimmed">
          {words.needsProduct}
        </Text>
      )}
      {kind === 'chosen' && (
        <SomeProductsFields some={from} label={words.from} change={(next) => set({ from: next, what: undefined })} />
      )}
      {kind === 'pairs' && <Pairs pairs={pairs} change={(next) => set({ pairs: next, what: undefined })} />}
      {problem && (
        <Text size="xs" c="var(--bad)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

function Pairs({ pairs, change }: { pairs: readonly PairDraft[]; change(pairs: PairDraft[]): void }) {
  return (
    <>
      <ol className={classes.pairs} aria-label={words.pairs}>
        {pairs.map((pair, at) => (
          <li key={pair.key} className={classes.pair}>
            <Stack gap="xs" flex={1} miw={0}>
              <ProductsField
                {...products}
                label={words.pairProduct(at + 1)}
                most={1}
                products={pair.product}
                change={(product) => change(pairs.with(at, { ...pair, product }))}
              />
              <ProductsField
                {...products}
                label={words.pairWith(at + 1)}
                most={mostRecommended}
                products={pair.goesWith}
                change={(goesWith) => change(pairs.with(at, { ...pair, goesWith }))}
              />
            </Stack>
            <ActionIcon
              aria-label={words.removePair(at + 1)}
              disabled={pairs.length === 1}
              onClick={() => change(pairs.toSpliced(at, 1))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={pairs.length >= mostPairs}
          onClick={() => change([...pairs, emptyPair()])}
        >
          {words.addPair}
        </Button>
      </Group>
    </>
  );
}
