import type { Message } from '@chatty/contract/messages';
import type { ClientFrame, ServerFrame } from '@chatty/contract/live';

const open = new Set<QuietSocket>();
let told = 0;
const settingsChanged = { type: 'widget.changed', payload: { withinMs: 0 } } as const;

/** Stands in for the line to the server: it is always there, and says only what `tellChat` says. */
export class QuietSocket {
  static readonly OPEN = 1;
  readonly readyState = QuietSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    open.add(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const frame: ClientFrame = JSON.parse(text);
    if (frame.t === 'hello') this.greet(frame.since ?? 0);
    if (frame.t === 'ping') this.hear({ t: 'pong' });
  }

  close(): void {
    open.delete(this);
  }

  /** What was told before the line was there is told now: the chat may have read its settings before that. */
  private greet(since: number): void {
    const isBehind = told > since;
    this.hear({ t: 'ready', n: isBehind ? told - 1 : told });
    if (isBehind) this.hear({ t: 'event', n: told, at: new Date().toISOString(), ...settingsChanged });
  }

  hear(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** Tells the chat that the settings were changed, and these messages with them, as the server would. */
export function tellChat(changed: readonly Message[]): void {
  const at = new Date().toISOString();
  const events = [settingsChanged, ...changed.map((payload) => ({ type: 'message.changed', payload }) as const)];
  for (const event of events) {
    told += 1;
    for (const it of open) it.hear({ t: 'event', n: told, at, ...event });
  }
}
