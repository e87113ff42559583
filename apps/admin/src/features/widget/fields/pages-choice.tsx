import { isShownOn } from '@chatty/contract/settings/display-pages';
import { displayPageTypes } from '@chatty/contract/settings/options';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/widget.ts';
import classes from './fields.module.css';
import { problemOfPages, valuesOf } from './page-lines.ts';

type DisplayPages = ShopSettings['displayPages'];

interface PagesChoiceProps {
  label: string;
  value: DisplayPages;
  error: string | undefined;
  onChange(pages: DisplayPages): void;
}

/** The pages of the store on which something shows. */
export function PagesChoice({ label, value, error, onChange }: PagesChoiceProps) {
  return (
    <>
      <Radio.Group
        label={label}
        value={value.type}
        onChange={(it) => onChange({ ...value, type: displayPageTypes.find((known) => known === it) ?? value.type })}
      >
        <Stack gap={8} mt={6}>
          {displayPageTypes.map((it) => (
            <Radio key={it} value={it} label={texts.pageTypes[it]} color="ink.8" />
          ))}
        </Stack>
      </Radio.Group>
      {value.type !== 'all' && <Patterns value={value} error={error} onChange={onChange} />}
    </>
  );
}

/** The addresses, each line checked as it is typed once it was sent or is whole, and a try of any address. */
function Patterns({ value, error, onChange }: Omit<PagesChoiceProps, 'label'>) {
  const [text, setText] = useState(value.values.join('\n'));
  const [address, setAddress] = useState('');
  // Somebody else's change, or a discard: what is typed no longer says what the draft does.
  if (valuesOf(text).join('\n') !== value.values.join('\n')) setText(value.values.join('\n'));
  const wrong = value.values.length > 0 ? problemOfPages(value) : undefined;
  const isShown = isShownOn(value, address);
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
        error={wrong ?? error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange({ ...value, values: valuesOf(event.currentTarget.value) });
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
