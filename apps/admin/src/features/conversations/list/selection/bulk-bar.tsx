import type { BulkRun } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { ActionIcon, Button, Menu, Progress, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAlertOctagon,
  IconCheck,
  IconClockPause,
  IconFlag,
  IconMail,
  IconMailOpened,
  IconRotateClockwise,
  IconTag,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { texts } from '#texts/conversation-bulk.ts';
import { TagPicker } from '../../../../people/tags/tag-picker.tsx';
import { api } from '../../../../connection/api.ts';
import { askedOf } from '../../queries.ts';
import { AssigneeItems } from '../../thread/header/assign-menu.tsx';
import { PriorityItems } from '../../thread/header/priority-menu.tsx';
import { snoozeDialog, SnoozeItems } from '../../thread/header/snooze-menu.tsx';
import type { ListFilter } from '../list-filter.ts';
import { clearSelection, selectEverything } from './selection.ts';
import classes from './selection.module.css';
import type { ManyAction } from './use-bulk.ts';

interface BulkBarProps {
  filter: ListFilter;
  chosen: readonly Conversation[];
  everything: { count: number } | null;
  running: BulkRun | null;
  run(action: ManyAction): void;
  stop(id: string): void;
}

/** How many are chosen and what can be done to them; while a long action runs, how far it has come. */
export function BulkBar({ running, stop, ...rest }: BulkBarProps) {
  useEffect(() => keepFocus, []);
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.bar}>
      {running ? <Running run={running} stop={stop} /> : <Choices {...rest} />}
    </div>
  );
}

/** The bar goes away with the button that was pressed: the keyboard goes on in the list. */
function keepFocus() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-conversation][tabindex="0"]')?.focus();
  });
}

function Running({ run, stop }: { run: BulkRun; stop(id: string): void }) {
  const words = run.state === 'undoing' ? texts.undoing : texts.running;
  return (
    <>
      <div className={classes.line}>
        <span className={classes.count} role="status">
          {words(run.gone, run.total)}
        </span>
        {run.state === 'running' && (
          <Button variant="default" size="compact-xs" onClick={() => stop(run.id)}>
            {texts.stop}
          </Button>
        )}
      </div>
      <Progress value={run.total === 0 ? 100 : (100 * run.gone) / run.total} size="sm" aria-hidden />
    </>
  );
}

function Choices({ filter, chosen, everything, run }: Omit<BulkBarProps, 'running' | 'stop'>) {
  const { cursor: _, sort: __, ...query } = askedOf(filter, null);
  const matching = useQuery({
    queryKey: ['conversations', 'matching', filter],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api('GET /conversations/matching', { query, signal })).data,
  }).data;
  const isOpen = filter.status === 'open' || filter.status === 'any';
  // Nothing but a member's own sorting is done to whom the shop takes nothing from.
  const isBlocked = filter.status === 'blocked';
  return (
    <>
      <div className={classes.line}>
        <Tooltip label={texts.clearShort}>
          <ActionIcon aria-label={texts.clear} onClick={clearSelection}>
            <IconX size={18} />
          </ActionIcon>
        </Tooltip>
        <span className={classes.count} role="status">
          {texts.selected(everything?.count ?? chosen.length)}
        </span>
        {!everything && matching && matching.count > chosen.length && (
          <Button variant="subtle" size="compact-xs" onClick={() => selectEverything(matching)}>
            {texts.all(matching.count)}
          </Button>
        )}
      </div>
      {!isBlocked && (
        <div className={classes.first}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={isOpen ? <IconCheck size={15} /> : <IconRotateClockwise size={15} />}
            onClick={() => run({ do: isOpen ? 'resolve' : 'reopen' })}
          >
            {isOpen ? texts.resolve : filter.status === 'spam' ? texts.notSpam : texts.reopen}
          </Button>
          {filter.status === 'snoozed' && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCheck size={15} />}
              onClick={() => run({ do: 'resolve' })}
            >
              {texts.resolve}
            </Button>
          )}
          <Choice
            target={
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconUserPlus size={15} />}
                data-command="assign"
              >
                {texts.assign}
              </Button>
            }
          >
            <AssigneeItems assigneeId={undefined} onGive={(memberId) => run({ do: 'assign', memberId })} />
          </Choice>
        </div>
      )}
      <div className={classes.actions}>
        {!isBlocked && <Snoozing run={run} />}
        <Tagging chosen={chosen} run={run} />
        <Choice
          target={
            <ActionIcon aria-label={texts.priority} title={texts.priority} data-command="priority">
              <IconFlag size={18} stroke={1.7} />
            </ActionIcon>
          }
        >
          <PriorityItems value={null} onChoose={(priority) => run({ do: 'priority', priority })} />
        </Choice>
        <Act
          label={texts.markRead}
          icon={<IconMailOpened size={18} stroke={1.7} />}
          run={() => run({ do: 'read', isRead: true })}
        />
        <Act
          label={texts.markUnread}
          icon={<IconMail size={18} stroke={1.7} />}
          run={() => run({ do: 'read', isRead: false })}
        />
        {filter.status !== 'spam' && !isBlocked && (
          <Act label={texts.spam} icon={<IconAlertOctagon size={18} stroke={1.7} />} run={() => run({ do: 'spam' })} />
        )}
      </div>
    </>
  );
}

function Act({ label, icon, run }: { label: string; icon: ReactElement; run(): void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={run}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

function Choice({ target, children }: { target: ReactElement; children: ReactElement }) {
  return (
    <Menu position="bottom-start" width={240} withinPortal>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

function Snoozing({ run }: Pick<BulkBarProps, 'run'>) {
  const [picking, { open: pick, close }] = useDisclosure(false);
  const SnoozeDialog = snoozeDialog.use(picking)?.SnoozeDialog;
  return (
    <>
      <Choice
        target={
          <ActionIcon aria-label={texts.snooze} title={texts.snooze} data-command="snooze">
            <IconClockPause size={18} stroke={1.7} />
          </ActionIcon>
        }
      >
        <SnoozeItems onSnooze={(until) => run({ do: 'snooze', until })} onPick={pick} />
      </Choice>
      {SnoozeDialog && (
        <SnoozeDialog
          opened={picking}
          onClose={close}
          // Nothing is taken away from those that have a reminder already.
          onSnooze={(until, reminder) => run({ do: 'snooze', until, ...(reminder ? { reminder } : {}) })}
        />
      )}
    </>
  );
}

/** A tag that all have can be taken off, any other put on. */
function Tagging({ chosen, run }: Pick<BulkBarProps, 'chosen' | 'run'>) {
  const [opened, { toggle, open, close }] = useDisclosure(false);
  const [first, ...others] = chosen;
  const held = first?.tagIds.filter((id) => others.every((it) => it.tagIds.includes(id))) ?? [];
  return (
    <TagPicker
      position="bottom-start"
      tagIds={held}
      onToggle={(id, on) => run({ do: 'tags', add: on ? [id] : [], remove: on ? [] : [id] })}
      opened={opened}
      onOpened={(on) => (on ? open() : close())}
      target={
        <ActionIcon aria-label={texts.tags} title={texts.tags} data-command="tags" onClick={toggle}>
          <IconTag size={18} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
