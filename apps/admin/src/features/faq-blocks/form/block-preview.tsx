import { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StoreFrame } from '../../../ui/store-frame/store-frame.tsx';
import { previewQuery } from '../block-queries.ts';
import { type BlockDraft, bodyOf } from './block-draft.ts';

const quietMs = 250;

/** The very markup that the store shows. */
export function BlockPreview({ draft }: { draft: BlockDraft }) {
  const [quiet] = useDebouncedValue(draft, quietMs);
  // The name is the team's own: without one there is a preview all the same.
  const block = FaqBlockDraft.safeParse({ ...bodyOf(quiet), name: quiet.name.trim() || '-' });
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(previewQuery(block.data ?? null));
  const isEmpty = !block.success || data?.shown === 0;
  return (
    <Card title={texts.preview.title}>
      {isError ? (
        <ErrorState problem={error} retry={() => void refetch()} title={texts.preview.failed} />
      ) : isEmpty ? (
        <Text size="sm" c="var(--ink-soft)" role="status">
          {block.success ? texts.preview.empty : texts.preview.incomplete}
        </Text>
      ) : (
        data && (
          <>
            <StoreFrame title={texts.preview.frame} html={data.html} isWaiting={isPlaceholderData} />
            <Text size="sm" c="var(--ink-soft)" mt={8} role="status">
              {data.isCut ? texts.preview.cut : texts.preview.shown(data.shown, data.found)}
            </Text>
          </>
        )
      )}
    </Card>
  );
}
