import { newId } from '@chatty/contract/new-id';
import { answer } from '../child.ts';
import { quantile } from '../figures.ts';
import type { Heard, Line, Plan } from './lines/line.ts';
import { openProductLine } from './lines/product-line.ts';
import { openSocketIoLine } from './lines/socket-io-line.ts';
import { openWsLine } from './lines/ws-line.ts';

const text = 'Hello, does the green rain jacket come in large, and when would it reach Oslo?';
const patienceMs = 15_000;

export type LineKind = 'visitor' | 'member' | 'ws' | 'socket.io';

export interface Talked {
  messages: number;
  seconds: number;
  p50: number;
  p99: number;
  max: number;
}

let line: Line | null = null;
const sentAt = new Map<string, number>();
let latencies: number[] = [];
let whenHeard: () => void = () => {};

const heard: Heard = (id) => {
  const at = sentAt.get(id);
  if (at === undefined) return;
  sentAt.delete(id);
  latencies.push(performance.now() - at);
  whenHeard();
};

function say(pair: number): void {
  const id = newId();
  sentAt.set(id, performance.now());
  line?.send(pair, id, text);
}

/** Waits until everything that was sent has been heard; a lost message is an error, not a figure. */
async function settle(): Promise<void> {
  const until = performance.now() + patienceMs;
  while (sentAt.size > 0) {
    if (performance.now() > until)
      throw new Error(`${sentAt.size} messages were never heard. ${line?.problem?.() ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const problem = line?.problem?.();
  if (problem) throw new Error(problem);
}

function told(from: number): Talked {
  const seconds = (performance.now() - from) / 1000;
  const sorted = latencies.sort((a, b) => a - b);
  latencies = [];
  const max = sorted.at(-1) ?? 0;
  return { messages: sorted.length, seconds, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), max };
}

answer({
  async open({ kind, plan, sockets }: { kind: LineKind; plan: Plan; sockets: number }): Promise<void> {
    if (kind === 'ws') line = await openWsLine(plan, sockets, heard);
    else if (kind === 'socket.io') line = await openSocketIoLine(plan, sockets, heard);
    else line = await openProductLine(plan, kind, heard);
  },

  /** So many messages a second, whether or not the earlier ones have arrived. */
  async openLoad({ rate, seconds }: { rate: number; seconds: number }): Promise<Talked> {
    const from = performance.now();
    let sent = 0;
    await new Promise<void>((resolve) => {
      const tick = () => {
        const elapsed = (performance.now() - from) / 1000;
        if (elapsed >= seconds) return resolve();
        for (const due = elapsed * rate; sent < due; sent += 1) say(sent % (line?.pairs ?? 1));
        setTimeout(tick, 1);
      };
      tick();
    });
    await settle();
    return told(from);
  },

  /** As many as go through with so many under way at any time. */
  async saturate({ inFlight, seconds }: { inFlight: number; seconds: number }): Promise<Talked> {
    const from = performance.now();
    const until = from + seconds * 1000;
    let next = 0;
    whenHeard = () => {
      if (performance.now() < until) say(next++ % (line?.pairs ?? 1));
    };
    for (let i = 0; i < inFlight; i += 1) whenHeard();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await settle();
    whenHeard = () => {};
    return told(from);
  },

  hangUp() {
    line?.close();
    line = null;
  },
});
