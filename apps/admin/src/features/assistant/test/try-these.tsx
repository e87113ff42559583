import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant-test.ts';
import { settingsQuery } from '../../../connection/shop-settings/settings-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { unansweredQuery } from '../area/source-queries.ts';
import classes from './test.module.css';

const most = 6;

/** Questions to begin with: those that visitors are offered, and those that visitors had no answer to. */
export function TryThese({ onAsk }: { onAsk(question: string): void }) {
  const suggested = useQuery(settingsQuery).data?.quickReplySettings.suggestionFAQs.map((it) => it.question) ?? [];
  const unanswered = useQuery(unansweredQuery).data?.map((it) => it.question) ?? [];
  const open = [...new Set(unanswered)].filter((it) => !suggested.includes(it)).slice(0, most);
  return (
    <>
      <EmptyState title={texts.empty} text={texts.emptyText} />
      <Choices title={texts.suggested} questions={suggested} onAsk={onAsk} />
      <Choices title={texts.unanswered} questions={open} onAsk={onAsk} />
    </>
  );
}

interface ChoicesProps {
  title: string;
  questions: readonly string[];
  onAsk(question: string): void;
}

function Choices({ title, questions, onAsk }: ChoicesProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text size="sm" c="ink.6" mb={6}>
        {title}
      </Text>
      <div className={classes.choices}>
        {questions.map((it) => (
          <Button key={it} variant="default" size="compact-sm" onClick={() => onAsk(it)}>
            {it}
          </Button>
        ))}
      </div>
    </section>
  );
}
