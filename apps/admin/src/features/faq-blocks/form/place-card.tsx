import { blockPlaces, mostBlockProducts } from '@chatty/contract/faq-block-options';
import { MultiSelect, Radio, Stack, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../ui/card.tsx';
import { productsQuery } from '../block-queries.ts';
import type { BlockForm } from './use-block-form.ts';

const quietMs = 200;

/** On which pages of the store the block shows. */
export function PlaceCard({ form }: { form: BlockForm }) {
  const { draft, problems, set } = form;
  return (
    <Card title={texts.form.where}>
      <Stack gap="md">
        <Radio.Group
          label={texts.form.place}
          value={draft.place}
          onChange={(value) => set({ place: blockPlaces.find((it) => it === value) ?? draft.place })}
        >
          <Stack gap={8} mt={6}>
            {blockPlaces.map((it) => (
              <Radio key={it} value={it} label={texts.form.places[it]} color="ink.8" />
            ))}
          </Stack>
        </Radio.Group>
        {draft.place === 'products' && <Products form={form} />}
        {draft.place === 'collections' && (
          <Textarea
            label={texts.form.collections}
            description={texts.form.collectionsHint}
            autosize
            minRows={2}
            maxRows={10}
            spellCheck={false}
            value={draft.collectionHandles}
            error={problems.collectionHandles}
            onChange={(event) => set({ collectionHandles: event.currentTarget.value })}
          />
        )}
        {draft.place === 'pages' && (
          <Textarea
            label={texts.form.pages}
            description={texts.form.pagesHint}
            autosize
            minRows={2}
            maxRows={10}
            spellCheck={false}
            value={draft.pagePaths}
            error={problems.pagePaths}
            onChange={(event) => set({ pagePaths: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Products by their names; what was chosen before keeps its name while another is searched. */
function Products({ form: { draft, problems, set } }: { form: BlockForm }) {
  const [search, setSearch] = useState('');
  const [quiet] = useDebouncedValue(search, quietMs);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useQuery(productsQuery({ search: quiet }));
  const unknown = draft.productIds.filter((it) => !known.has(it));
  const chosen = useQuery({ ...productsQuery({ ids: unknown.join(',') }), enabled: unknown.length > 0 });
  const read = [...(found.data ?? []), ...(chosen.data ?? [])].filter((it) => !known.has(it.id));
  if (read.length > 0) setKnown(new Map([...known, ...read.map((it) => [it.id, it.title] as const)]));
  const ids = new Set([...draft.productIds, ...(found.data ?? []).map((it) => it.id)]);
  return (
    <MultiSelect
      label={texts.form.products}
      placeholder={texts.form.productsPlaceholder}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={texts.form.noProducts}
      maxValues={mostBlockProducts}
      data={[...ids].map((id) => ({ value: id, label: known.get(id) ?? id }))}
      value={draft.productIds}
      error={problems.productIds}
      onChange={(productIds) => set({ productIds })}
    />
  );
}
