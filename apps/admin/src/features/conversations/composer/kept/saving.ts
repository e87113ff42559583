import { CallFailed } from '@chatty/client/api';
import type { Draft } from '@chatty/contract/drafts';
import { draftIds } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { create } from 'zustand';
import { api } from '../../../../connection/api.ts';
import { keptDraftPrefix, onForget } from '../../forget.ts';
import { clear, putBelow, standing } from './standing.ts';
import { onTouched, type Place, placeKey } from './touched.ts';

const afterTypingMs = 600;
const retryMs = 10_000;

/** How far what stands in one composer is kept on the server. */
interface Saving {
  /** Under which id this page keeps it. */
  id: string;
  /** Under which it may stand there until this one has arrived. */
  from: string[];
  /** It was written here: what is only shown of another page is still that page's. */
  isOwn: boolean;
  isSaved: boolean;
  /** Counts changes, and what arrived of them. */
  turn: number;
  timer?: ReturnType<typeof setTimeout>;
}

const all = new Map<string, Saving>();
const running = new Set<string>();
/** What has left or was emptied here: an answer that is older than that may still tell of it. */
const ended = new Set<string>();
let isBringing = false;

/** By place: what another page has written meanwhile. */
const useOthers = create<Readonly<Record<string, Draft | undefined>>>(() => ({}));
export const useOther = (place: Place): Draft | undefined => useOthers((others) => others[placeKey(place)]);

onForget(() => {
  for (const { timer } of all.values()) clearTimeout(timer);
  all.clear();
  ended.clear();
  useOthers.setState({}, true);
});

const memoryKey = (place: Place) => `${keptDraftPrefix}-id ${placeKey(place)}`;

/** A reload goes on with the same draft. */
function remember(place: Place, { id, from, isSaved }: Saving) {
  try {
    sessionStorage.setItem(memoryKey(place), JSON.stringify({ id, from, isSaved }));
  } catch {
    // Kept in the page.
  }
}

function remembered(place: Place): Partial<Saving> {
  try {
    return JSON.parse(sessionStorage.getItem(memoryKey(place)) ?? '{}');
  } catch {
    return {};
  }
}

function savingOf(place: Place): Saving {
  const key = placeKey(place);
  const held = all.get(key);
  if (held) return held;
  const fresh = { id: newId(), from: [], isOwn: true, isSaved: true, turn: 0, ...remembered(place) };
  all.set(key, fresh);
  return fresh;
}

/** By which ids the draft may be kept that leaves now as a message. */
export function draftIdsOf(place: Place): string[] {
  const { id, from } = savingOf(place);
  return [id, ...from].slice(0, draftIds);
}

/** What stands there has left: what comes next is another draft. */
export function beginAnew(place: Place): void {
  const it = savingOf(place);
  for (const id of [it.id, ...it.from]) ended.add(id);
  it.from = [it.id, ...it.from].slice(0, draftIds);
  it.id = newId();
  it.isOwn = true;
}

const isEmpty = ({ text, beside }: { text: string; beside: string }) => text.trim() === '' && beside === '';

async function put(place: Place, it: Saving, keepalive = false): Promise<void> {
  const { turn, id, from } = it;
  const { conversationId, mode } = place;
  const kept = standing(place);
  const body = { id, from, mode, ...kept };
  const { data } = await api('PUT /conversations/:id/draft', { params: { id: conversationId }, body, keepalive });
  if (all.get(placeKey(place)) !== it) return;
  if (it.id === id) it.from = [];
  it.isSaved = it.turn === turn;
  // Against an empty composer nothing is at odds: it is shown when the conversation is opened next.
  if (data.other && !isEmpty(kept) && it.isSaved) {
    useOthers.setState({ [placeKey(place)]: data.other });
    it.isSaved = false;
  }
  remember(place, it);
}

const isAtOdds = (place: Place) => useOthers.getState()[placeKey(place)] !== undefined;

/** Saves what has changed, one after the other: the last always arrives last. What fails is tried again. */
async function push(place: Place): Promise<void> {
  const key = placeKey(place);
  const it = savingOf(place);
  clearTimeout(it.timer);
  if (running.has(key)) return;
  running.add(key);
  try {
    while (!it.isSaved && !isAtOdds(place) && all.get(key) === it) await put(place, it);
  } catch (problem) {
    const mayPass = problem instanceof CallFailed && problem.passing;
    if (mayPass && all.get(key) === it) it.timer = setTimeout(() => void push(place), retryMs);
  } finally {
    running.delete(key);
  }
}

onTouched((place) => {
  if (isBringing) return;
  const it = savingOf(place);
  if (!it.isOwn) {
    it.from = [it.id];
    it.id = newId();
    it.isOwn = true;
  }
  it.turn += 1;
  it.isSaved = false;
  remember(place, it);
  clearTimeout(it.timer);
  it.timer = setTimeout(() => void push(place), isEmpty(standing(place)) ? 0 : afterTypingMs);
});

/** Saves at once what waits to be saved; with `keepalive` although the page goes. */
export function saveNow(place: Place, keepalive = false): void {
  const it = savingOf(place);
  if (it.isSaved || isAtOdds(place)) return;
  if (keepalive) put(place, it, true).catch(() => {});
  else void push(place);
}

/** How often something has changed here, to tell an answer that is older than that. */
export const turnOf = (place: Place): number => savingOf(place).turn;

function bring(change: () => void) {
  isBringing = true;
  try {
    change();
  } finally {
    isBringing = false;
  }
}

/** Shows what the server keeps, unless something stands here that it does not have: then both are there to choose from. */
export function catchUp(place: Place, kept: Draft | undefined): void {
  const it = savingOf(place);
  if (kept && (ended.has(kept.id) || it.from.includes(kept.id))) return saveNow(place);
  const here = standing(place);
  // Sent as the page before was going, with what this one has not held yet.
  if (it.turn === 0 && kept?.id === it.id && kept.text === here.text) it.isSaved = true;
  if (!it.isSaved) {
    if (kept && kept.id !== it.id) useOthers.setState({ [placeKey(place)]: kept });
    return saveNow(place);
  }
  const isShown = kept?.id === it.id && kept.text === here.text && kept.beside === here.beside;
  if (isShown || (!kept && isEmpty(here))) return;
  bring(() => {
    clear(place);
    if (kept) putBelow(place, kept);
  });
  if (kept) Object.assign(it, { id: kept.id, from: [], isOwn: kept.id === it.id && it.isOwn });
  remember(place, it);
}

/** Ends the choice between two drafts: the other is put below what stands here, or given up. */
export function settle(place: Place, how: 'add' | 'drop'): void {
  const other = useOthers.getState()[placeKey(place)];
  if (!other) return;
  const it = savingOf(place);
  it.from = [other.id, ...it.from].slice(0, draftIds);
  useOthers.setState({ [placeKey(place)]: undefined });
  if (how === 'add') putBelow(place, other);
  saveNow(place);
}
