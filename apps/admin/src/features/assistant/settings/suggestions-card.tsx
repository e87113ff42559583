import { mostSuggestions, suggestionMaxChars } from '@chatty/contract/limits';
import type { SuggestionFAQ } from '@chatty/contract/settings/assistant/suggestion-faqs';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { ActionIcon, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-settings.ts';
import { drawThenFocus } from '../../../ui/browser/take-focus.ts';
import { Card } from '../../../ui/card.tsx';
import { underInput } from '../../../ui/form/under-input.ts';
import { holdsNoMore, isFull as hasNoRoom, quickAnswerPath, quickAnswersPath } from '../quick-answers/suggestions.ts';
import classes from './settings.module.css';

/** The server gives it an id: its own again where it stood there before in these words. */
const begun = (question: string): SuggestionFAQ => ({ questionId: '', question, answer: '', isActive: true });

interface SuggestionsCardProps {
  /** As they are saved, with what comes of each. */
  saved: SavedSettings['quickReplySettings']['suggestionFAQs'];
  list: readonly SuggestionFAQ[];
  problem: string | undefined;
  onChange(list: SuggestionFAQ[]): void;
}

/** The questions that visitors can ask with one tap, in their order, each with whether visitors see it. */
export function SuggestionsCard({ saved, list, problem, onChange }: SuggestionsCardProps) {
  const rows = useRef<HTMLOListElement>(null);
  const tell = (question: string) => {
    const known = saved.find((it) => it.question === question);
    if (!known) return question.trim() === '' ? null : texts.notSaved;
    return known.isOffered ? texts.offered : known.note;
  };
  // In other words it is another question, which leads nowhere yet. What has an answer is changed together with that.
  const replace = (at: number, question: string) => onChange(list.map((it, n) => (n === at ? begun(question) : it)));
  const move = (at: number, by: 1 | -1) => {
    const others = list.toSpliced(at, 1);
    onChange(others.toSpliced(at + by, 0, ...list.slice(at, at + 1)));
  };
  const changeAt = (at: number, next: SuggestionFAQ[]) =>
    drawThenFocus(
      () => onChange(next),
      () => rows.current?.querySelectorAll('input')[Math.max(0, at)],
    );
  const remove = (at: number) => changeAt(Math.min(at, list.length - 2), list.toSpliced(at, 1));
  const add = () => changeAt(list.length, [...list, begun('')]);
  const nameOf = (question: string, at: number) => question.trim() || texts.suggestion(at + 1);
  const isFull = hasNoRoom(list) || holdsNoMore(list);
  return (
    <Card title={texts.suggestions}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          {texts.suggestionsHint}{' '}
          <Anchor component={Link} to={quickAnswersPath} size="sm" underline="always">
            {texts.toQuickAnswers}
          </Anchor>
        </Text>
        {list.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.none}
          </Text>
        )}
        <ol ref={rows} className={classes.suggestions}>
          {list.map(({ question, questionId, answer }, at) => (
            // Rows have nothing of their own but their place.
            <li key={at}>
              <Group gap={4} align="flex-start" wrap="nowrap">
                <TextInput
                  flex={1}
                  aria-label={texts.suggestion(at + 1)}
                  maxLength={suggestionMaxChars}
                  value={question}
                  readOnly={answer !== ''}
                  description={
                    answer === '' ? (
                      tell(question)
                    ) : (
                      <Link to={quickAnswerPath(questionId)} aria-label={texts.changeAnswer(question)}>
                        {texts.answered}
                      </Link>
                    )
                  }
                  inputWrapperOrder={underInput}
                  error={problem !== undefined && (question.trim() === '' || isTwice(list, at))}
                  onChange={(event) => replace(at, event.currentTarget.value)}
                />
                <ActionIcon
                  aria-label={texts.up(nameOf(question, at))}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
                <ActionIcon
                  aria-label={texts.down(nameOf(question, at))}
                  disabled={at === list.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <IconArrowDown size={16} />
                </ActionIcon>
                <ActionIcon aria-label={texts.remove(nameOf(question, at))} onClick={() => remove(at)}>
                  <IconX size={16} />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ol>
        {problem !== undefined && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
        <Button variant="default" leftSection={<IconPlus size={15} />} disabled={isFull} onClick={add}>
          {isFull ? texts.noRoom(mostSuggestions) : texts.addSuggestion}
        </Button>
      </Stack>
    </Card>
  );
}

/** Whether the same question stands above. */
function isTwice(list: readonly SuggestionFAQ[], at: number): boolean {
  const plain = (it: SuggestionFAQ) => it.question.trim().toLowerCase();
  const here = list[at];
  return here !== undefined && list.slice(0, at).some((it) => plain(it) === plain(here));
}
