import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { type Kit, kit } from './kit.ts';

interface Fetched<T> {
  it: T | null;
  failed: boolean;
}

/** What a file on demand makes, once it is `wanted` and here. */
export function useFetched<T>(wanted: boolean, load: () => Promise<(kit: Kit) => T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ it: null, failed: false });
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    load().then(
      (make) => !gone && setFetched({ it: make(kit), failed: false }),
      () => !gone && setFetched({ it: null, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [wanted, load]);
  return fetched;
}

/** A component that is fetched when it is first drawn: what few visitors need. Where that fails, nothing is drawn. */
export function fetched<Props extends object>(
  load: () => Promise<(kit: Kit) => ComponentType<Props>>,
): ComponentType<Props> {
  return function Fetched(props: Props): ReactNode {
    const { it } = useFetched(true, load);
    return it && createElement(it, props);
  };
}
