import { Button, Progress } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { texts } from '#texts/assistant.ts';
import { useMe } from '../../../people/me.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from './sources.module.css';
import { isOld, shareOf, stateOf, type SyncState } from './sync-state.ts';

const words = texts.sources;
const tones = { never: 'plain', syncing: 'plain', ready: 'good', failed: 'warn' } as const;

export const StateTag = ({ sync }: { sync: SyncState }) => {
  const state = stateOf(sync);
  return (
    <span role="status">
      <Tag tone={tones[state]}>{words.state[state]}</Tag>
    </span>
  );
};

interface SyncStatusProps {
  name: string;
  sync: SyncState;
  oldAfter: number;
  /** What is said where nothing is read by the clock. */
  fresh?: string;
}

/** How far a reading is, when the last one was and the next one comes, and why it failed. */
export function SyncStatus({ name, sync, oldAfter, fresh }: SyncStatusProps) {
  const { done, total, error, finishedAt, nextAt } = sync;
  const state = stateOf(sync);
  if (state === 'syncing') {
    return (
      <div className={classes.progress}>
        <Progress value={shareOf(sync) ?? 100} animated aria-label={words.progressOf(name)} />
        <span>{total > 0 ? words.progress(done, total) : words.soFar(done)}</span>
      </div>
    );
  }
  return (
    <>
      {error !== null && (
        <p className={classes.problem}>
          {words.why(error)} {finishedAt !== null && words.stillUsed}
        </p>
      )}
      {isOld(sync, oldAfter, Date.now()) && <p className={classes.warning}>{words.old(oldAfter)}</p>}
      <p className={classes.facts}>
        {finishedAt && <span>{words.lastSync(dateAndTime(finishedAt))}</span>}
        {nextAt && <span>{words.nextSync(dateAndTime(nextAt))}</span>}
        {finishedAt && fresh && <span>{fresh}</span>}
      </p>
    </>
  );
}

interface SyncButtonProps {
  name: string;
  sync: SyncState;
  start: { mutate(): void; isPending: boolean };
}

/** Asks for the source to be read anew; not while it is, and by admins alone. */
export function SyncButton({ name, sync, start }: SyncButtonProps) {
  const { member } = useMe();
  if (member.role !== 'admin') return null;
  const action = sync.finishedAt === null ? words.sync : words.syncAgain;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={15} />}
      aria-label={words.syncOf(action, name)}
      loading={start.isPending}
      disabled={sync.running}
      onClick={() => start.mutate()}
    >
      {action}
    </Button>
  );
}
