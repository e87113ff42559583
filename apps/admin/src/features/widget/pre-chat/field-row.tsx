import { preChatLabelMaxChars } from '@chatty/contract/limits';
import type { PreChatField } from '@chatty/contract/settings/conversation/pre-chat';
import { ActionIcon, Checkbox, Textarea, TextInput } from '@mantine/core';
import {
  IconAlignLeft,
  IconGripVertical,
  IconList,
  IconMail,
  IconPhone,
  IconTrash,
  IconTypography,
  IconUser,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { texts } from '#texts/pre-chat.ts';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import { choicesOf, nameOf, settledChoices } from './pre-chat-draft.ts';
import rows from '../rows/rows.module.css';
import classes from './pre-chat.module.css';

const icons = {
  name: IconUser,
  email: IconMail,
  phone: IconPhone,
  text: IconTypography,
  long_text: IconAlignLeft,
  choice: IconList,
};

interface FieldRowProps {
  field: PreChatField;
  problems: { label?: string; choices?: string };
  moving: RowMoving;
  onChange(part: Partial<PreChatField>): void;
  onRemove(): void;
}

/** One field of the form: its place, its label, whether it must be filled in, and what can be chosen. */
export function FieldRow({ field, problems, moving, onChange, onRemove }: FieldRowProps) {
  const Icon = icons[field.type];
  const name = nameOf(field);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={rows.row} data-field={field.id} data-dragged={moving.dragged} style={moving.style}>
      <div className={`${rows.head} ${classes.head}`}>
        <ActionIcon
          {...moving.grip}
          className={rows.grip}
          data-moves
          aria-label={texts.move(name)}
          aria-describedby="move-field-help"
          onKeyDown={step}
        >
          <IconGripVertical size={16} stroke={1.6} />
        </ActionIcon>
        <Icon size={18} stroke={1.6} className={rows.sign} aria-hidden />
        <span className={rows.name}>{texts.types[field.type]}</span>
        <Checkbox
          size="xs"
          label={texts.required}
          aria-label={texts.requiredOf(name)}
          checked={field.isRequired}
          onChange={(event) => onChange({ isRequired: event.currentTarget.checked })}
        />
        <ActionIcon
          aria-label={texts.remove(name)}
          onClick={onRemove}
          style={field.type === 'name' ? { visibility: 'hidden' } : undefined}
        >
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      <div className={rows.fields}>
        <TextInput
          label={texts.label}
          aria-label={texts.labelOf(name)}
          placeholder={texts.types[field.type]}
          maxLength={preChatLabelMaxChars}
          value={field.label}
          error={problems.label}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        {field.type === 'choice' && (
          <Textarea
            label={texts.choices}
            aria-label={texts.choicesOf(name)}
            autosize
            minRows={3}
            maxRows={10}
            value={field.choices.join('\n')}
            error={problems.choices}
            onBlur={() => onChange({ choices: settledChoices(field.choices) })}
            onChange={(event) => onChange({ choices: choicesOf(event.currentTarget.value) })}
          />
        )}
      </div>
    </li>
  );
}
