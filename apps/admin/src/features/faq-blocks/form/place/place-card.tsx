import { blockPlaces, mostBlockCollections, mostBlockProducts } from '@chatty/contract/faq-block-options';
import { Radio, Stack, Textarea } from '@mantine/core';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../../ui/card.tsx';
import { handleIn } from '../block-draft.ts';
import type { BlockForm } from '../use-block-form.ts';
import { StoreChoices } from './store-choices.tsx';

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
        {draft.place === 'products' && (
          <StoreChoices
            kind="product"
            words={texts.form.products}
            most={mostBlockProducts}
            value={draft.productIds}
            problem={problems.productIds}
            onChange={(productIds) => set({ productIds })}
          />
        )}
        {draft.place === 'collections' && (
          <StoreChoices
            kind="collection"
            words={texts.form.collections}
            most={mostBlockCollections}
            pasted={handleIn}
            value={draft.collectionHandles}
            problem={problems.collectionHandles}
            onChange={(collectionHandles) => set({ collectionHandles })}
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
