import { builtInSegments, type ContactSegment, mostCounted } from '@chatty/contract/contact-list';
import type { LiveEvent } from '@chatty/contract/live';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBookmarkPlus, IconDots } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { texts } from '#texts/contacts.ts';
import { useLogged } from '../../../connection/live/live.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { type ContactListView, segmentCountsQuery } from '../contact-queries.ts';
import classes from '../list/contact-list.module.css';
import { isSame, writeView } from '../list/list-address.ts';
import { NameSegmentDialog } from './name-segment-dialog.tsx';
import { useSegmentActions } from './segment-actions.ts';

const { segments: words } = texts;
const shown = ['all', 'customers', 'leads', 'anonymous', 'online', 'blocked'] as const;
const builtIn = shown.map((key) => ({ id: key, name: words.builtIn[key], filter: builtInSegments[key] }));

interface SegmentBarProps {
  view: ContactListView;
  segments: readonly ContactSegment[];
  show(part: Partial<ContactListView>): void;
}

/** What may change how many contacts a segment has. */
const counted: readonly LiveEvent['type'][] = [
  'contact.changed',
  'contact.deleted',
  'contact.merged',
  'contact.segments',
  'contact.import',
  'tag.removed',
];

/** Events that come close together are counted once, and those of a busy shop every other second. */
const gatherMs = 300;
const gatherMostMs = 2_000;

function useCounts() {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: segmentCountsQuery.queryKey });
  const recount = useDebouncedCallback(again, { delay: gatherMs, maxWait: gatherMostMs });
  useLogged((event) => {
    if (counted.includes(event.type)) recount();
  });
  return useQuery(segmentCountsQuery).data;
}

/** The segment that is shown, and the one whose filters were changed since it was. */
function useChosen({ filter }: ContactListView, segments: readonly ContactSegment[]) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const own = segments.find((it) => isSame(it.filter, filter));
  const isBuiltIn = builtIn.some((it) => isSame(it.filter, filter));
  const next = own ? own.id : isBuiltIn ? null : chosenId;
  if (next !== chosenId) setChosenId(next);
  return { own, isNew: !own && !isBuiltIn, changed: own ? undefined : segments.find((it) => it.id === next) };
}

/** The segments as tabs with their numbers: those of every shop, then its own; and what is done with those. */
export function SegmentBar({ view, segments, show }: SegmentBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const counts = useCounts();
  const [naming, setNaming] = useState<ContactSegment | 'new' | null>(null);
  const { own, isNew, changed } = useChosen(view, segments);
  const { update, isUpdating, remove } = useSegmentActions();
  const tabs = [...builtIn, ...segments].map(({ id, name, filter }) => {
    const count = counts?.[id];
    return {
      label: name,
      to: `?${writeView({ ...view, filter, search: '' }).toString()}`,
      isHere: isSame(view.filter, filter),
      count: count === undefined ? undefined : words.count(count, mostCounted),
    };
  });
  const removeShown = (it: ContactSegment) => {
    show({ filter: {} });
    // The button goes with the segment: the keyboard goes on among the others.
    bar.current?.querySelector('a')?.focus();
    remove(it);
  };
  return (
    <div className={classes.segments} ref={bar}>
      <LinkTabs label={words.label} tabs={tabs} />
      {changed && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={words.updateOf(changed.name)}
          title={words.updateOf(changed.name)}
          loading={isUpdating}
          onClick={() => update(changed, view.filter)}
        >
          {words.update}
        </Button>
      )}
      {isNew && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkPlus size={15} />}
          onClick={() => setNaming('new')}
        >
          {words.save}
        </Button>
      )}
      {own && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={words.options(own.name)}>
              <IconDots size={18} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setNaming(own)}>{words.rename}</Menu.Item>
            <Menu.Item color="red.8" onClick={() => removeShown(own)}>
              {words.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <NameSegmentDialog named={naming} filter={view.filter} onClose={() => setNaming(null)} />
    </div>
  );
}
