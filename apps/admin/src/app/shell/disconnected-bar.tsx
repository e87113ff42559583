import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { texts } from '#texts/connection.ts';
import { useLive } from '../../connection/live/live.tsx';
import { useQueued } from '../../connection/queued.ts';
import classes from './shell.module.css';

/** A break shorter than this heals by itself without a word. */
const patienceMs = 1_500;

/** Says that the socket is down and how much waits to leave. It goes away by itself. */
export function DisconnectedBar() {
  const { status } = useLive();
  const queued = useQueued();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (status === 'live') return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <div role="status">
      {shown && (
        <div className={classes.bar}>
          <IconPlugConnectedX size={16} aria-hidden />
          {queued > 0 ? texts.offlineWithUnsent(queued) : texts.offline}
        </div>
      )}
    </div>
  );
}
