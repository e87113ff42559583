import { availabilityMaxChars } from '@chatty/contract/limits';
import { onlineOptions, replyTimes } from '@chatty/contract/settings/options';
import { NativeSelect, Radio, Stack, Textarea } from '@mantine/core';
import { texts } from '#texts/chat-availability.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './availability.module.css';
import type { PartProps } from './part-props.ts';

const words = texts.messages;

/** When the shop counts as online, and what visitors read then and else. */
export function MessagesCard({ draft, problems, set }: PartProps) {
  const choose = <Name extends string>(names: readonly Name[], value: string) => names.find((it) => it === value);
  const message = (field: 'onlineMessage' | 'offlineMessage', hint: string) => (
    <div>
      <Textarea
        label={words[field]}
        description={hint}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={availabilityMaxChars}
        value={draft[field]}
        error={problems[field]}
        onChange={(event) => set({ [field]: event.currentTarget.value.replace(/\n/g, ' ') })}
      />
      <p className={classes.count} aria-hidden>
        {words.count(draft[field].length, availabilityMaxChars)}
      </p>
    </div>
  );
  return (
    <Card title={words.title}>
      <Stack gap="md">
        {draft.typeWorking === 'custom' && (
          <Radio.Group
            label={words.optionOnline}
            value={draft.optionOnline}
            error={problems.optionOnline}
            onChange={(value) => set({ optionOnline: choose(onlineOptions, value) ?? draft.optionOnline })}
          >
            <Stack gap="xs" mt={6}>
              {onlineOptions.map((it) => (
                <Radio key={it} value={it} {...words.optionOf[it]} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {message('onlineMessage', words.onlineHint)}
        {message('offlineMessage', words.offlineHint)}
        <NativeSelect
          label={words.replyTime}
          description={words.replyHint}
          value={draft.replyTime}
          error={problems.replyTime}
          data={replyTimes.map((value) => ({ value, label: words.replyOf[value] }))}
          onChange={(event) => set({ replyTime: choose(replyTimes, event.currentTarget.value) ?? draft.replyTime })}
        />
      </Stack>
    </Card>
  );
}
