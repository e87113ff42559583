import { unreadBadgeCap } from '@chatty/contract/limits';
import type { SavedView, ViewCount } from '@chatty/contract/saved-views';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/conversation-views.ts';
import { useLogged, useReaction } from '../../../../connection/live/live.tsx';
import { useMe } from '../../../../people/me.tsx';
import { later } from '../../../../ui/later/later.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import { fromAsked, toAsked } from './asked-filter.ts';
import { type ListFilter, writeFilter } from '../list-filter.ts';
import { mayChangeCounts } from './may-change-counts.ts';
import { applyViewEvent, mayChange, useViewActions, viewCountsQuery, viewsQuery } from './views.ts';
import classes from './views.module.css';

const dialogs = later(() => import('./view-dialogs.tsx'));

interface ViewsMenuProps {
  filter: ListFilter;
  onChange(filter: ListFilter): void;
}

/** Changes that come close together are counted once, and those of a busy shop several times a second. */
const gatherMs = 300;

const shows = (view: SavedView, filter: ListFilter) => writeFilter(fromAsked(view.filter)) === writeFilter(filter);

/** The lists that are kept under a name, with their numbers, and what keeps this one. */
export function ViewsMenu({ filter, onChange }: ViewsMenuProps) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [saving, { open: save, close: endSaving }] = useDisclosure(false);
  const [editing, { open: edit, close: endEditing }] = useDisclosure(false);
  const me = useMe().member;
  const {
    data: views = [],
    isError,
    isPending,
  } = useQuery({ ...viewsQuery, enabled: opened || editing || chosenId !== null });
  const counts = useQuery({ ...viewCountsQuery, enabled: opened }).data;
  const recount = useDebouncedCallback(() => void client.invalidateQueries({ queryKey: viewCountsQuery.queryKey }), {
    delay: gatherMs,
    maxWait: gatherMs,
  });
  useReaction(applyViewEvent);
  useLogged((event) => {
    if (mayChangeCounts(event)) recount();
  });
  const { change } = useViewActions();
  const code = dialogs.use(opened || saving || editing);
  const shown = views.find((it) => shows(it, filter));
  const chosen = shown ? undefined : views.find((it) => it.id === chosenId && mayChange(it, me));
  const update = async ({ id, name }: SavedView) => {
    await change({ id, patch: { filter: toAsked(filter) } });
    toastDone(texts.updated(name));
  };
  const choose = (view: SavedView) => {
    setChosenId(view.id);
    onChange(fromAsked(view.filter));
  };
  const group = (scope: SavedView['scope'], label: string) => {
    const own = views.filter((it) => it.scope === scope);
    return (
      own.length > 0 && (
        <>
          <Menu.Label>{label}</Menu.Label>
          {own.map((view) => (
            <Menu.Item
              key={view.id}
              aria-current={view === shown ? 'true' : undefined}
              leftSection={
                <span className={classes.check}>{view === shown && <IconCheck size={14} aria-hidden />}</span>
              }
              rightSection={<Count count={counts?.find((it) => it.id === view.id)} />}
              onClick={() => choose(view)}
            >
              <span className={classes.name}>{view.name}</span>
            </Menu.Item>
          ))}
        </>
      )
    );
  };
  return (
    <>
      <Menu position="bottom-end" width={260} opened={opened} onChange={setOpened} withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={texts.views} title={texts.views} variant={shown ? 'light' : 'subtle'}>
            <IconBookmark size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          {group('personal', texts.own)}
          {group('team', texts.team)}
          {views.length === 0 && (
            <Text size="xs" c="dimmed" px="sm" py={6}>
              {isError ? texts.failed : isPending ? texts.loading : texts.none}
            </Text>
          )}
          <Menu.Divider />
          {chosen && (
            <Menu.Item onClick={() => void update(chosen).catch(() => {})}>{texts.update(chosen.name)}</Menu.Item>
          )}
          <Menu.Item onClick={save}>{texts.save}</Menu.Item>
          {views.length > 0 && <Menu.Item onClick={edit}>{texts.edit}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {code && (
        <>
          <code.SaveDialog
            opened={saving}
            onClose={endSaving}
            filter={filter}
            onSaved={(view) => setChosenId(view.id)}
          />
          <code.EditDialog opened={editing} onClose={endEditing} views={views} />
        </>
      )}
    </>
  );
}

const capped = (count: number) => (count > unreadBadgeCap ? `${unreadBadgeCap}+` : String(count));

function Count({ count }: { count: ViewCount | undefined }) {
  if (!count) return null;
  return (
    <span className={classes.count} data-unread={count.unread > 0}>
      <span aria-hidden>{capped(count.count)}</span>
      <span className="visually-hidden">{texts.count(capped(count.count), capped(count.unread))}</span>
    </span>
  );
}
