import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { texts } from '#texts/connection.ts';
import { useLive } from '../../connection/live/live.tsx';
import { useQueued } from '../../connection/queued.ts';
import classes from './shell.module.css';

/** A break shorter than this heals by itself without a word. */
const patienceMs = 1_500;

/** A socket may seem open for a while after the browser has lost its network. */
function onLineChange(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** Says that the line is down and how much waits to leave. It goes away by itself. */
export function DisconnectedBar() {
  const isAway = useLive().status !== 'live';
  const isOffline = !useSyncExternalStore(onLineChange, () => navigator.onLine);
  const queued = useQueued();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isAway && !isOffline) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isAway, isOffline]);
  return (
    <div role="status">
      {shown && (
        <div className={classes.bar}>
          <IconPlugConnectedX size={16} aria-hidden />
          {queued > 0 ? texts.offlineWithQueued(queued) : texts.offline}
        </div>
      )}
    </div>
  );
}
