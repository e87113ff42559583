import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { say } from '../../ui/say.ts';
import { useChat } from '../use-chat.ts';

/** What a file on demand gives, with the CSS that it alone needs. */
export interface OnDemand<T> {
  it: T;
  style?: string;
}

interface Fetched<T> {
  it: T | null;
  failed: boolean;
  again(): void;
}

/** What a file on demand gives, once it is `wanted`, and it and its words are here. */
export function useFetched<T>(wanted: boolean, load: () => Promise<OnDemand<T>>): Fetched<T> {
  const chat = useChat();
  const [{ it, failed }, setFetched] = useState<Omit<Fetched<T>, 'again'>>({ it: null, failed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    Promise.all([load(), chat.fetchMoreWords()]).then(
      ([fetched]) => {
        if (gone) return;
        chat.addStyle(fetched.style ?? '');
        setFetched({ it: fetched.it, failed: false });
      },
      () => !gone && setFetched({ it: null, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [wanted, load, chat, tries]);
  const again = useCallback(() => {
    setFetched({ it: null, failed: false });
    setTries((before) => before + 1);
  }, []);
  return { it, failed, again };
}

/** Stands where something will that is on its way; where it can't be had, says so and offers to try again. */
function Waiting({ className, failed, again }: { className: string; failed: boolean; again(): void }): ReactNode {
  return (
    <div className={className} aria-busy={!failed}>
      {failed && (
        <div className="card not-here" role="alert">
          <p className="problem">{say('navigationPartFailed')}</p>
          <button type="button" className="secondary" onClick={again}>
            {say('navigationRetry')}
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * A component that few visitors need: its file is fetched when it is first drawn. `className` is that of what stands there
 * meanwhile.
 */
export function onDemand<Props extends object>(
  load: () => Promise<OnDemand<ComponentType<Props>>>,
  className = '',
): ComponentType<Props> {
  let held: ComponentType<Props> | null = null;
  return function OnDemandPart(props: Props): ReactNode {
    const { it, failed, again } = useFetched(held === null, load);
    const Part = (held ??= it);
    return Part ? createElement(Part, props) : <Waiting className={className} failed={failed} again={again} />;
  };
}
