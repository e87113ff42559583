import { faqCategoryHash } from '@chatty/contract/faq-category-anchor';
import { Anchor, Button, CopyButton, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/faq-page.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { faqCategoriesQuery } from '../faq-queries.ts';
import classes from './category-links.module.css';

/** An address for each category of the FAQ page, to be shared: each leads to its part of the page. */
export function CategoryLinks({ address }: { address: string }) {
  const categories = useQuery(faqCategoriesQuery);
  const shown = categories.data?.filter((it) => it.published > 0);
  return (
    <section aria-labelledby="category-links">
      <Text id="category-links" size="sm" fw={550}>
        {texts.links}
      </Text>
      <Text size="xs" c="var(--ink-soft)">
        {texts.linksHint}
      </Text>
      {shown ? (
        shown.length === 0 ? (
          <Text size="sm" mt={6}>
            {texts.noCategories}
          </Text>
        ) : (
          <ul className={classes.list}>
            {shown.map(({ name }) => (
              <CategoryLink key={name} category={name} href={address + faqCategoryHash(name)} />
            ))}
          </ul>
        )
      ) : categories.isError ? (
        <ErrorState problem={categories.error} retry={() => void categories.refetch()} title={texts.linksNotLoaded} />
      ) : (
        <Skeleton height={60} mt={6} role="status" aria-label={texts.linksLoading} />
      )}
    </section>
  );
}

function CategoryLink({ category, href }: { category: string; href: string }) {
  return (
    <li className={classes.link}>
      <Anchor href={href} target="_blank" rel="noopener" underline="always" size="sm" className={classes.name}>
        {category}
      </Anchor>
      <CopyButton value={href}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={copied ? texts.copiedLinkOf(category) : texts.copyLinkOf(category)}
            onClick={copy}
          >
            {copied ? texts.copied : texts.copyLink}
          </Button>
        )}
      </CopyButton>
    </li>
  );
}
