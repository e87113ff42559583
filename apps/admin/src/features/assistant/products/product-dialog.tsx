import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as faq } from '#texts/product-faqs.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { productQuery } from '../area/source-queries.ts';
import { productFaqPath } from '../product-faqs/faq-queries.ts';
import { ProductDetails } from './product-details.tsx';

const words = texts.product;

interface ProductDialogProps {
  /** Which product; null shows none. */
  id: string | null;
  close(): void;
}

/** All that the assistant knows of a product. */
export function ProductDialog({ id, close }: ProductDialogProps) {
  const read = useQuery({ ...productQuery(id ?? ''), enabled: id !== null });
  return (
    <Modal opened={id !== null} onClose={close} title={read.data?.product.title ?? texts.loading} size="lg">
      {read.data ? (
        <>
          <ProductDetails {...read.data} />
          <Button mt="md" ml="sm" component={Link} to={productFaqPath(read.data.product.id)} variant="default">
            {faq.openThis}
          </Button>
        </>
      ) : read.isError ? (
        <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.notLoaded} />
      ) : (
        <Stack role="status" aria-label={texts.loading}>
          <Skeleton height={14} width="60%" />
          <Skeleton height={80} />
        </Stack>
      )}
    </Modal>
  );
}
