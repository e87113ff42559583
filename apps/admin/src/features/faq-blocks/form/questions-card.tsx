import { blockSources, mostBlockFaqs } from '@chatty/contract/faq-block-options';
import { MultiSelect, NumberInput, Radio, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../ui/card.tsx';
import { faqChoicesQuery } from '../block-queries.ts';
import { PickedList } from './picked-list.tsx';
import type { BlockForm } from './use-block-form.ts';

/** Which FAQs the block shows, and how many of them. */
export function QuestionsCard({ form }: { form: BlockForm }) {
  const { draft, problems, set } = form;
  const { data: faqs = [] } = useQuery(faqChoicesQuery);
  const categories = [...new Set(faqs.map((it) => it.category).filter(Boolean))];
  return (
    <Card title={texts.form.what}>
      <Stack gap="md">
        <Radio.Group
          label={texts.form.source}
          value={draft.source}
          onChange={(value) => set({ source: blockSources.find((it) => it === value) ?? draft.source })}
        >
          <Stack gap={8} mt={6}>
            {blockSources.map((it) => (
              <Radio key={it} value={it} label={texts.form.sources[it]} color="ink.8" />
            ))}
          </Stack>
        </Radio.Group>
        {draft.source === 'picked' && (
          <>
            <PickedList ids={draft.faqIds} faqs={faqs} onChange={(faqIds) => set({ faqIds })} />
            <Select
              // Each pick begins a new search.
              key={draft.faqIds.length}
              label={texts.form.pick}
              placeholder={texts.form.pickPlaceholder}
              searchable
              value={null}
              error={problems.faqIds}
              disabled={draft.faqIds.length >= mostBlockFaqs}
              nothingFoundMessage={texts.form.noneFound}
              data={faqs
                .filter((it) => !draft.faqIds.includes(it.id))
                .map((it) => ({ value: it.id, label: it.question }))}
              onChange={(id) => id && set({ faqIds: [...draft.faqIds, id] })}
            />
          </>
        )}
        {draft.source === 'categories' &&
          (categories.length === 0 && draft.categories.length === 0 ? (
            <Text size="sm" c="var(--ink-soft)">
              {texts.form.noCategories}
            </Text>
          ) : (
            <MultiSelect
              label={texts.form.categories}
              data={[...new Set([...categories, ...draft.categories])]}
              value={draft.categories}
              error={problems.categories}
              onChange={(chosen) => set({ categories: chosen })}
            />
          ))}
        <NumberInput
          label={texts.form.mostShown}
          min={1}
          max={mostBlockFaqs}
          allowDecimal={false}
          maw={160}
          value={draft.mostShown}
          error={problems.mostShown}
          onChange={(value) => set({ mostShown: Number(value) })}
        />
      </Stack>
    </Card>
  );
}
