import type { FaqBlock } from '@chatty/contract/faq-blocks';
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/faq-blocks.ts';
import { FaqTabs } from '../../../navigation/faq-tabs.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { blocksQuery } from '../block-queries.ts';
import classes from './block-list.module.css';

const addPath = '/faqs/faqBlock/add-faqs-block';
const { list } = texts;

/** What a block shows and where, in a line. */
function summaryOf(block: FaqBlock): string {
  const what = {
    picked: () => list.of.picked(block.faqIds.length),
    categories: () => list.of.categories(block.categories.join(', ')),
    featured: () => list.of.featured,
  }[block.source]();
  const where = {
    allProducts: () => list.on.allProducts,
    products: () => list.on.products(block.productIds.length),
    collections: () => list.on.collections(block.collectionHandles.length),
    pages: () => list.on.pages(block.pagePaths.length),
    manual: () => list.on.manual,
  }[block.place]();
  return list.summary(what, where);
}

/** The blocks of FAQs that pages of the store show. */
export function BlockListPage() {
  const found = useQuery(blocksQuery);
  return (
    <Page title={texts.title} subtitle={texts.subtitle} primaryAction={{ label: texts.add, to: addPath }}>
      <FaqTabs here="blocks" />
      <Card padded={false}>
        {found.data ? (
          <Blocks blocks={found.data.blocks} />
        ) : found.isError ? (
          <ErrorState problem={found.error} retry={() => void found.refetch()} title={texts.notLoaded} />
        ) : (
          <Stack p="md" role="status" aria-label={texts.loading}>
            <Skeleton height={14} width="40%" />
            <Skeleton height={14} width="60%" />
          </Stack>
        )}
      </Card>
      {found.data?.themeEditor && found.data.blocks.length > 0 && (
        <Text size="sm" c="var(--ink-soft)" className={classes.editor}>
          {list.editorHint}{' '}
          <Anchor href={found.data.themeEditor} target="_top" underline="always" inherit>
            {list.editor}
          </Anchor>
        </Text>
      )}
    </Page>
  );
}

function Blocks({ blocks }: { blocks: readonly FaqBlock[] }) {
  if (blocks.length === 0) {
    return (
      <EmptyState
        icon={<IconLayoutList size={32} stroke={1.5} />}
        title={list.noneTitle}
        text={list.none}
        action={
          <Button component={Link} to={addPath}>
            {texts.add}
          </Button>
        }
      />
    );
  }
  return (
    <ul className={classes.rows} aria-label={list.label}>
      {blocks.map((block) => (
        <li key={block.id} className={classes.row}>
          <div className={classes.words}>
            <Link to={`/faqs/faqBlock/edit-faqs-block/${block.id}`} className={classes.name}>
              {block.name}
            </Link>
            <div className={classes.summary}>{summaryOf(block)}</div>
          </div>
          {!block.isActive && <Tag>{list.inactive}</Tag>}
        </li>
      ))}
    </ul>
  );
}
