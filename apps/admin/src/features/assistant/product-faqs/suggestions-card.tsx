import type { SuggestedQuestion } from '@chatty/contract/product-faqs';
import { Button, Group } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/product-faqs.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { addAnswerAbout } from '../custom-answers/answer-paths.ts';
import { usePublishSuggestion } from './faq-actions.ts';
import { suggestionsQuery } from './faq-queries.ts';
import classes from './product-faqs.module.css';

const words = texts.suggestions;

/** Drafts from the product's own facts, each of which the merchant publishes or leaves. */
export function SuggestionsCard({ product }: { product: string }) {
  const asked = useQuery(suggestionsQuery(product));
  const { mutate: publish, isPending } = usePublishSuggestion(product);
  return (
    <Card title={words.title}>
      <p className={classes.hint}>{words.hint}</p>
      <Button
        variant="default"
        leftSection={<IconSparkles size={15} />}
        loading={asked.isFetching}
        onClick={() => void asked.refetch()}
      >
        {asked.data ? words.again : words.suggest}
      </Button>
      {asked.isError && !asked.isFetching && (
        <ErrorState problem={asked.error} retry={() => void asked.refetch()} title={words.notLoaded} />
      )}
      {asked.data && <div role="status">{asked.data.length === 0 && <p className={classes.hint}>{words.none}</p>}</div>}
      {asked.data && asked.data.length > 0 && (
        <ul className={classes.suggestions} aria-label={words.list}>
          {asked.data.map((it) => (
            <Suggestion
              key={it.question}
              suggestion={it}
              product={product}
              isPending={isPending}
              publish={() => publish(it)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface SuggestionProps {
  suggestion: SuggestedQuestion;
  product: string;
  isPending: boolean;
  publish(): void;
}

const Suggestion = ({ suggestion, product, isPending, publish }: SuggestionProps) => (
  <li className={classes.suggestion}>
    <div className={classes.said}>
      <p className={classes.question} dir="auto">
        {suggestion.question}
      </p>
      <p className={classes.answer} dir="auto">
        {suggestion.answer}
      </p>
      <Tag>{words.from[suggestion.from]}</Tag>
    </div>
    <Group gap={8}>
      <Button size="xs" aria-label={words.publishOf(suggestion.question)} disabled={isPending} onClick={publish}>
        {words.publish}
      </Button>
      <Button
        size="xs"
        variant="default"
        component={Link}
        to={addAnswerAbout(product, suggestion)}
        aria-label={words.editOf(suggestion.question)}
      >
        {words.edit}
      </Button>
    </Group>
  </li>
);
