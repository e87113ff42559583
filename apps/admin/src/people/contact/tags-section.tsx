import type { Contact } from '@chatty/contract/contacts';
import { tagsAfter } from '@chatty/contract/tag-lists';
import { Button, Group } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/tags.ts';
import { api } from '../../connection/api.ts';
import { later } from '../../ui/later/later.ts';
import { TagChips } from '../tags/tag-chips.tsx';
import { contactQuery } from './contact-queries.ts';
import { Section } from './section.tsx';

const picker = later(() => import('../tags/tag-picker.tsx'));

/** By what the team sorts this contact: changed at once, and back when the server refuses. */
export function TagsSection({ contact: { id, tagIds } }: { contact: Pick<Contact, 'id' | 'tagIds'> }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const TagPicker = picker.use(opened)?.TagPicker;
  const { queryKey } = contactQuery(id);
  const show = (change: (held: readonly string[]) => string[]) =>
    client.setQueryData(queryKey, (held) => held && { ...held, tagIds: change(held.tagIds) });
  const tag = useMutation({
    mutationFn: async (change: { add: string[]; remove: string[] }) =>
      (await api('POST /contacts/:id/tags', { params: { id }, body: change })).data,
    // One after the other: the answer to the first says nothing of the second.
    scope: { id: `tags of ${id}` },
    onMutate: (change) => void show((held) => tagsAfter(held, change)),
    meta: { failure: texts.failedToChange },
    onError: (_, { add, remove }) => void show((held) => tagsAfter(held, { add: remove, remove: add })),
  });
  const toggle = (tagId: string, on: boolean) =>
    tag.mutate(on ? { add: [tagId], remove: [] } : { add: [], remove: [tagId] });
  const button = (
    <Button variant="default" size="compact-xs" leftSection={<IconTag size={13} />} onClick={() => setOpened(!opened)}>
      {texts.add}
    </Button>
  );
  return (
    <Section title={texts.tags}>
      <Group gap={6}>
        <TagChips tagIds={tagIds} wraps onRemove={(tagId) => toggle(tagId, false)} />
        {TagPicker ? (
          <TagPicker
            tagIds={tagIds}
            onToggle={toggle}
            opened={opened}
            onOpened={setOpened}
            target={button}
            position="bottom-start"
          />
        ) : (
          button
        )}
      </Group>
    </Section>
  );
}
