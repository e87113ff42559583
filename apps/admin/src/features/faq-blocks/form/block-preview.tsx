import { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { previewQuery } from '../block-queries.ts';
import { type BlockDraft, bodyOf } from './block-draft.ts';
import classes from './block-form.module.css';

const quietMs = 250;

/** A page as plain as a theme can be. */
const pageOf = (html: string) =>
  `<!doctype html><html data-chatty><meta charset="utf-8"><style>body{margin:0;font:16px/1.55 system-ui,sans-serif}</style>${html}`;

/** The very markup that the store shows, in a frame in which nothing runs. */
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
            <iframe
              title={texts.preview.frame}
              className={classes.frame}
              data-waiting={isPlaceholderData}
              sandbox=""
              srcDoc={pageOf(data.html)}
            />
            <Text size="sm" c="var(--ink-soft)" mt={8} role="status">
              {data.isCut ? texts.preview.cut : texts.preview.shown(data.shown, data.found)}
            </Text>
          </>
        )
      )}
    </Card>
  );
}
