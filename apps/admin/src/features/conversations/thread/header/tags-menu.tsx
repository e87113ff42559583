import type { Conversation } from '@chatty/contract/conversations';
import { ActionIcon } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { texts } from '#texts/tags.ts';
import { later } from '../../../../ui/later/later.ts';
import type { useActions } from '../../actions.ts';
import { useHeaderMenu } from './header-menu.ts';

const picker = later(() => import('../../../../people/tags/tag-picker.tsx'));

interface TagsMenuProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
}

/** What the conversation is sorted by. */
export function TagsMenu({ conversation, run }: TagsMenuProps) {
  const { id, tagIds } = conversation;
  const [opened, setOpened] = useHeaderMenu('tags', id);
  const TagPicker = picker.use(opened)?.TagPicker;
  const button = (
    <ActionIcon aria-label={texts.tags} onClick={() => setOpened(!opened)}>
      <IconTag size={19} stroke={1.7} />
    </ActionIcon>
  );
  if (!TagPicker) return button;
  return (
    <TagPicker
      tagIds={tagIds}
      onToggle={(tagId, on) => run({ do: 'tag', id, tagId, on })}
      opened={opened}
      onOpened={setOpened}
      target={button}
    />
  );
}
