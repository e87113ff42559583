import { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/faq-page.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StoreFrame } from '../../../ui/store-frame/store-frame.tsx';
import { pagePreviewQuery } from '../faq-queries.ts';

const quietMs = 250;

/** The FAQ page as the draft would make it, in the store's own language. */
export function PagePreview({ draft }: { draft: FaqPageSettings }) {
  const [quiet] = useDebouncedValue(draft, quietMs);
  const settings = FaqPageSettings.safeParse(quiet);
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(pagePreviewQuery(settings.data ?? null));
  return (
    <section aria-labelledby="page-preview">
      <Text id="page-preview" size="sm" fw={550} mb={6}>
        {texts.preview.title}
      </Text>
      {isError ? (
        <ErrorState problem={error} retry={() => void refetch()} title={texts.preview.failed} />
      ) : data ? (
        <>
          <StoreFrame title={texts.preview.frame} html={data.html} isWaiting={isPlaceholderData} />
          <Text size="xs" c="var(--ink-soft)" mt={6} role="status">
            {data.shown < data.total ? texts.preview.first(data.shown, data.total) : texts.preview.note}
          </Text>
        </>
      ) : settings.success ? (
        <Skeleton height={240} role="status" aria-label={texts.preview.loading} />
      ) : (
        <Text size="sm" role="status">
          {texts.preview.incomplete}
        </Text>
      )}
    </section>
  );
}
