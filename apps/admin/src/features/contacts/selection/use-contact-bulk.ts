import { CallFailed, type DataOf, pauseAfter } from '@chatty/client/api';
import type { ChosenContact } from '@chatty/contract/contact-list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/contact-bulk.ts';
import { api } from '../../../connection/api.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import { contactListKey, type ContactListView } from '../contact-queries.ts';

export type ContactDeed =
  | { do: 'tags'; tagId: string; on: boolean }
  | { do: 'block' }
  | { do: 'unblock' }
  | { do: 'delete' };

/** Where the server does not say how long. */
const shortestPauseMs = 1_000;
/** So many are tagged by one call. */
const tagsAtOnce = 200;

const isGone = (problem: unknown) => problem instanceof CallFailed && problem.code === 'not_found';

/** Does it to one; whoever is gone meanwhile is left out. Answers whether it changed anything. */
async function doToOne(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (problem) {
    if (isGone(problem)) return false;
    throw problem;
  }
}

/** Does a deed to the next of them. Answers how many those were, and whom it changed. */
async function doToNext(deed: ContactDeed, [first, ...others]: readonly ChosenContact[]) {
  if (!first) return { gone: 0, changed: [] };
  if (deed.do === 'tags') {
    const ids = [first, ...others].slice(0, tagsAtOnce).map((it) => it.id);
    const tags = deed.on ? { add: [deed.tagId], remove: [] } : { add: [], remove: [deed.tagId] };
    const { data } = await api('POST /contacts/tags', { body: { ids, ...tags } });
    return { gone: ids.length, changed: data.changed };
  }
  const params = { id: first.id };
  // Where a block is brought back, with its reason.
  const body = { reason: first.blockedReason };
  const changed = await {
    // Who is so already stays so, with the reason and since when.
    block: async () => !first.isBlocked && doToOne(api('POST /contacts/:id/block', { params, body })),
    unblock: async () => first.isBlocked && doToOne(api('POST /contacts/:id/unblock', { params })),
    delete: () => doToOne(api('DELETE /contacts/:id', { params })),
  }[deed.do]();
  return { gone: 1, changed: changed ? [first.id] : [] };
}

/** Waits where the server asks for it, and tries again. */
async function patiently<Done>(work: () => Promise<Done>, signal: AbortSignal): Promise<Done> {
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      const isTooFast = problem instanceof CallFailed && problem.code === 'too_many';
      if (!isTooFast || signal.aborted) throw problem;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, Math.max(shortestPauseMs, pauseAfter(problem)));
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }
}

/** What takes a deed back; null for what cannot be. */
const backOf = (deed: ContactDeed): ContactDeed | null =>
  deed.do === 'tags'
    ? { ...deed, on: !deed.on }
    : deed.do === 'delete'
      ? null
      : { do: deed.do === 'block' ? 'unblock' : 'block' };

/** All that match a list, without those who came after it was read. */
type Matching = Pick<ContactListView, 'filter' | 'search'> & { until: string };

/** Everybody who matches, as they are when it is asked. */
async function readMatching({ filter, search, until }: Matching, signal: AbortSignal): Promise<ChosenContact[]> {
  const found: ChosenContact[] = [];
  let cursor: string | null = null;
  do {
    const paging: { cursor?: string } = cursor === null ? {} : { cursor };
    const query = { ...filter, until, ...(search === '' ? {} : { search }), ...paging };
    const piece: DataOf<'GET /contacts/matching'> = (await api('GET /contacts/matching', { query, signal })).data;
    found.push(...piece.contacts);
    ({ cursor } = piece);
  } while (cursor !== null);
  return found;
}

interface Asked {
  deed: ContactDeed;
  /** Those who were chosen, or what all of them match. */
  whom: readonly ChosenContact[] | Matching;
  /** It takes back another one. */
  isBack?: boolean;
}

/** Does something to many contacts, one piece after the other: with how far it has come, a stop, and a way back. */
export function useContactBulk() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ gone: number; total: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  /** One after the other: what is asked meanwhile waits. */
  const begin = (asked: Asked) => {
    queue.current = queue.current.then(() => run(asked));
  };

  /** Tells what became of it; what was done before it ended is not lost. */
  const tell = ({ deed, isBack = false }: Asked, changed: readonly ChosenContact[], { aborted }: AbortSignal) => {
    const back = backOf(deed);
    const said = changed.length === 0 ? texts.nothing : isBack ? texts.undone : texts.done[deed.do](changed.length);
    const isBlocked = deed.do === 'block';
    const whom = changed.map((it) => ({ ...it, isBlocked }));
    const words = aborted ? texts.stopped(said) : said;
    if (!back || isBack || changed.length === 0) return toastDone(words);
    return toastDone(words, { label: texts.undo, run: () => begin({ deed: back, whom, isBack: true }) });
  };

  const run = async (asked: Asked): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    const { deed, whom } = asked;
    const changed: ChosenContact[] = [];
    if ('search' in whom) setProgress({ gone: 0, total: 0 });
    try {
      const all = 'search' in whom ? await readMatching(whom, control.signal) : whom;
      for (let gone = 0; gone < all.length && !control.signal.aborted; ) {
        // What one call does is done before there is anything to be seen of it.
        if (gone > 0) setProgress({ gone, total: all.length });
        const next = all.slice(gone, gone + tagsAtOnce);
        const done = await patiently(() => doToNext(deed, next), control.signal);
        gone += done.gone;
        changed.push(...next.filter((it) => done.changed.includes(it.id)));
      }
      tell(asked, changed, control.signal);
    } catch (problem) {
      if (changed.length > 0) tell(asked, changed, control.signal);
      if (!control.signal.aborted) toastFailure(problem, texts.failed);
    } finally {
      setProgress(null);
      // Events have changed the rows that are shown, but not which those are.
      void client.invalidateQueries({ queryKey: contactListKey });
    }
  };
  return { progress, stop, run: (deed: ContactDeed, whom: Asked['whom']) => begin({ deed, whom }) };
}
