import type { Conversation } from '@chatty/contract/conversations';
import { Rewording } from '@chatty/contract/copilot';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconLanguage, IconListDetails, IconPencil, IconSparkles } from '@tabler/icons-react';
import { texts } from '#texts/copilot.ts';
import { useMe } from '../../../../people/me.tsx';
import type { Mode } from '../drafts.ts';
import { askFor } from './copilot-code.ts';
import classes from './copilot.module.css';

interface CopilotButtonProps {
  conversation: Conversation;
  mode: Mode;
  /** What stands in the field. */
  text: string;
  onSuggest(): void;
}

/** What the assistant can do for whoever writes. What needs a language model is not offered without one. */
export function CopilotButton({ conversation: { id, status }, mode, text, onSuggest }: CopilotButtonProps) {
  const { canTranslate: hasModel } = useMe();
  const isBlocked = status === 'blocked';
  const isEmpty = text.trim() === '';
  return (
    <Menu position="top-start" width={280}>
      <Menu.Target>
        <ActionIcon aria-label={texts.button} title={texts.button}>
          <IconSparkles size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSparkles size={16} />} disabled={isBlocked} onClick={onSuggest}>
          {texts.suggest}
          {isBlocked && <span className={classes.why}>{texts.blocked}</span>}
        </Menu.Item>
        <Menu.Item leftSection={<IconListDetails size={16} />} onClick={() => void askFor(id, { do: 'summary' })}>
          {texts.summarize}
        </Menu.Item>
        <Menu.Divider />
        {hasModel ? (
          <>
            <Menu.Label>{isEmpty ? texts.writeFirst : texts.rewordLabel}</Menu.Label>
            {Rewording.options.map((as) => (
              <Menu.Item
                key={as}
                leftSection={<IconPencil size={16} />}
                disabled={isEmpty}
                onClick={() => void askFor(id, { do: 'reword', as, text, mode })}
              >
                {texts.reword[as]}
              </Menu.Item>
            ))}
            {mode === 'reply' && (
              <Menu.Item
                leftSection={<IconLanguage size={16} />}
                disabled={isEmpty}
                onClick={() => void askFor(id, { do: 'translate', text, mode })}
              >
                {texts.translate}
              </Menu.Item>
            )}
          </>
        ) : (
          <Text size="xs" c="ink.6" px={12} py={6}>
            {texts.needsModel}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
