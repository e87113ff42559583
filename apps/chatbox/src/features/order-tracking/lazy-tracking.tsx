import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ChatContext } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';

/** The screen, fetched when it is first shown; where that fails it is tried again by a tap. */
export function LazyTracking(): ReactNode {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    return import('./tracking-body.tsx').then(
      // A chat that was loaded by another address, after a failure, is not the one that the screen belongs to.
      ({ TrackingBody, isOf }) => (isOf(ChatContext) ? setScreen(() => TrackingBody) : setFailed(true)),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => void load(), [load]);
  if (Screen) return <Screen />;
  return (
    <div className="scroll page track" aria-busy={!failed}>
      {failed && (
        <div className="card track-block" role="alert">
          <p>{say('orderTrackingOffline')}</p>
          <button type="button" className="secondary" onClick={() => void load()}>
            {say('orderTrackingRetry')}
          </button>
        </div>
      )}
    </div>
  );
}
