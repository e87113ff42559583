import { useEffect } from 'react';
import { create } from 'zustand';
import { idle } from '../browser/idle.ts';

/** Code that no first screen needs. */
export interface Later<Code> {
  /** Throws when it cannot be fetched; the next call tries again. */
  load(): Promise<Code>;
  /** The code, or null until it is there: it comes once the first screen stands, or at once while it is wanted. */
  use(wanted?: boolean): Code | null;
}

export function later<Code>(fetch: () => Promise<Code>): Later<Code> {
  const useCode = create<{ code: Code | null }>(() => ({ code: null }));
  let loading: Promise<Code> | null = null;
  const load = () => {
    loading ??= fetch().then(
      (code) => {
        useCode.setState({ code });
        return code;
      },
      (problem: unknown) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  };
  return {
    load,
    use(wanted = false) {
      useEffect(() => {
        const failed = (problem: unknown) => console.warn('A part of the page could not be loaded.', problem);
        if (wanted) load().catch(failed);
        else void idle().then(load).catch(failed);
      }, [wanted]);
      return useCode((it) => it.code);
    },
  };
}
