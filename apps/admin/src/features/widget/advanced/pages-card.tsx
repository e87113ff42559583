import { isShownOn } from '@chatty/contract/settings/display-pages';
import { displayPageTypes } from '@chatty/contract/settings/options';
import { Radio, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import type { AdvancedForm } from '../fields/field-names.ts';
import classes from './advanced.module.css';
import { problemOfPages, valuesOf } from './page-lines.ts';

/** On which pages of the store and which devices the chatbox is. */
export function PagesCard({ form }: { form: AdvancedForm }) {
  const { draft, set } = form;
  return (
    <Card title={texts.where}>
      <Stack gap="md">
        <Radio.Group
          label={texts.names.displayPages}
          value={draft.displayPages.type}
          onChange={(it) => {
            const type = displayPageTypes.find((known) => known === it) ?? draft.displayPages.type;
            set({ displayPages: { ...draft.displayPages, type } });
          }}
        >
          <Stack gap={8} mt={6}>
            {displayPageTypes.map((it) => (
              <Radio key={it} value={it} label={texts.pageTypes[it]} color="ink.8" />
            ))}
          </Stack>
        </Radio.Group>
        {draft.displayPages.type !== 'all' && <Patterns form={form} />}
        <Choice
          label={texts.names.displayDevices}
          options={texts.devices}
          value={draft.displayDevices}
          onChange={(displayDevices) => set({ displayDevices })}
        />
        <Switch
          label={texts.names.hideOnMobile}
          description={texts.hints.hideOnMobile}
          checked={draft.hideOnMobile}
          onChange={(event) => set({ hideOnMobile: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}

/** The addresses, each line checked as it is typed once it was sent or is whole, and a try of any address. */
function Patterns({ form: { draft, problems, set } }: { form: AdvancedForm }) {
  const { displayPages } = draft;
  const [text, setText] = useState(displayPages.values.join('\n'));
  const [address, setAddress] = useState('');
  // Somebody else's change, or a discard: what is typed no longer says what the draft does.
  if (valuesOf(text).join('\n') !== displayPages.values.join('\n')) setText(displayPages.values.join('\n'));
  const wrong = displayPages.values.length > 0 ? problemOfPages(displayPages) : undefined;
  const isShown = isShownOn(displayPages, address);
  return (
    <>
      <Textarea
        label={texts.patterns}
        description={texts.patternsHint}
        autosize
        minRows={3}
        maxRows={12}
        spellCheck={false}
        value={text}
        error={wrong ?? problems.displayPages}
        onChange={(event) => {
          setText(event.currentTarget.value);
          set({ displayPages: { ...displayPages, values: valuesOf(event.currentTarget.value) } });
        }}
      />
      <div>
        <TextInput
          label={texts.tryAddress}
          placeholder={texts.tryPlaceholder}
          spellCheck={false}
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Text size="sm" mt={6} role="status" className={classes.tried} data-shown={isShown}>
          {address.trim() !== '' && (
            <>
              {isShown ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
              {isShown ? texts.isShown : texts.isHidden}
            </>
          )}
        </Text>
      </div>
    </>
  );
}
