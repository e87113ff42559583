import { mostTopics, mostTopicWords } from '@chatty/contract/limits';
import type { Topic } from '@chatty/contract/settings/assistant/hand-off-rules';
import { Button, Group, NativeSelect, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { texts } from '#texts/hand-off.ts';
import { drawThenFocus } from '../../../ui/browser/take-focus.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from '../settings/assistant-form.tsx';
import settings from '../settings/settings.module.css';
import { SaidField } from './said-field.tsx';

const plain = (text: string) => text.trim().toLowerCase();

/** What the assistant never speaks about. */
export function TopicsCard({ draft, problems, set }: CardProps) {
  const rows = useRef<HTMLOListElement>(null);
  const { topics, handOff } = draft;
  const changeAt = (at: number, next: Topic[]) =>
    drawThenFocus(
      () => set({ topics: next }),
      () => rows.current?.children[Math.max(0, at)]?.querySelector('input'),
    );
  const replace = (at: number, part: Partial<Topic>) =>
    set({ topics: topics.map((it, n) => (n === at ? { ...it, ...part } : it)) });
  const remove = (at: number) => changeAt(Math.min(at, topics.length - 2), topics.toSpliced(at, 1));
  const add = () => changeAt(topics.length, [...topics, { title: '', words: [], leadsTo: 'person' }]);
  const isWrong = ({ title }: Topic, at: number) =>
    problems.topics !== undefined &&
    (title.trim() === '' || topics.slice(0, at).some((it) => plain(it.title) === plain(title)));
  const says = (rule: 'topic' | 'declined', leadsTo: Topic['leadsTo']) =>
    topics.some((it) => it.leadsTo === leadsTo) && (
      <div role="group" aria-label={texts.leadsTo[leadsTo]}>
        <SaidField
          rule={texts.topicSaid[leadsTo]}
          value={handOff[rule].text}
          onChange={(text) => set({ handOff: { ...handOff, [rule]: { text } } })}
        />
      </div>
    );
  return (
    <Card title={texts.topics}>
      <Stack gap="md" align="flex-start">
        <Text size="sm" c="ink.6">
          {texts.topicsHint}
        </Text>
        <ol ref={rows} className={settings.list}>
          {topics.map((topic, at) => (
            // Rows have nothing of their own but their place.
            <li key={at}>
              <Stack gap="xs" role="group" aria-label={topic.title.trim() || texts.topic(at + 1)}>
                <TextInput
                  label={texts.topicTitle}
                  maxLength={60}
                  value={topic.title}
                  error={isWrong(topic, at) && problems.topics}
                  onChange={(event) => replace(at, { title: event.currentTarget.value })}
                />
                <TagsInput
                  label={texts.words}
                  description={texts.wordsHint}
                  maxTags={mostTopicWords}
                  value={topic.words}
                  onChange={(words) => replace(at, { words: words.map((it) => it.slice(0, 60)) })}
                />
                <Group align="flex-end" justify="space-between">
                  <NativeSelect
                    label={texts.thenLabel}
                    value={topic.leadsTo}
                    data={(['person', 'decline'] as const).map((value) => ({ value, label: texts.leadsTo[value] }))}
                    onChange={(event) =>
                      replace(at, { leadsTo: event.currentTarget.value === 'decline' ? 'decline' : 'person' })
                    }
                  />
                  <Button variant="subtle" color="ink.7" onClick={() => remove(at)}>
                    {texts.removeTopic(topic.title.trim() || texts.topic(at + 1))}
                  </Button>
                </Group>
              </Stack>
            </li>
          ))}
        </ol>
        {says('topic', 'person')}
        {says('declined', 'decline')}
        <Button
          variant="default"
          leftSection={<IconPlus size={15} />}
          disabled={topics.length >= mostTopics}
          onClick={add}
        >
          {topics.length >= mostTopics ? texts.noRoom(mostTopics) : texts.addTopic}
        </Button>
      </Stack>
    </Card>
  );
}
