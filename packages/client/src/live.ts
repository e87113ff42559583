import type { ClientFrame, LiveEvent, PassingEvent, ServerFrame } from '@chatty/contract/live';

export type LiveStatus = 'connecting' | 'live' | 'offline';

export interface LiveOptions {
  /** The address of the socket, `ws://…/realtime`. */
  url: string;
  token(renew: boolean): Promise<string | null>;
  /** The number of the last event that the screens already hold. */
  since: number | null;
  onEvent(event: LiveEvent, n: number): void;
  onPassing(event: PassingEvent): void;
  /** The log no longer reaches back: read everything anew. */
  onReset(): void;
  onStatus?(status: LiveStatus): void;
}

export interface Live {
  send(frame: Exclude<ClientFrame, { t: 'hello' } | { t: 'token' } | { t: 'ping' }>): void;
  close(): void;
}

const pingEveryMs = 20_000;
const silenceMs = 10_000;
const longestWaitMs = 15_000;

/**
 * Keeps one socket open and hands over every event exactly once and in order: after a break it resumes by number.
 * Wakes at once when the network or the tab comes back.
 */
export function openLive(options: LiveOptions): Live {
  let since = options.since;
  let socket: WebSocket | null = null;
  let failures = 0;
  let closed = false;
  let renew = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const say = (frame: ClientFrame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  /** Asks whether the far end is still there; a socket that stays silent is given up. */
  const probe = () => {
    say({ t: 'ping' });
    clearTimeout(silence);
    silence = setTimeout(later, silenceMs);
  };

  const drop = () => {
    clearInterval(ping);
    clearTimeout(silence);
    const old = socket;
    socket = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = old.onerror = null;
      old.close();
    }
  };

  const later = () => {
    drop();
    if (closed) return;
    options.onStatus?.('offline');
    const wait = Math.min(longestWaitMs, 300 * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(connect, wait);
  };

  const hear = (frame: ServerFrame) => {
    clearTimeout(silence);
    switch (frame.t) {
      case 'ready':
        failures = 0;
        if (since === null) since = frame.n;
        options.onStatus?.('live');
        return;
      case 'event':
        if (since !== null && frame.n <= since) return;
        since = frame.n;
        options.onEvent(frame, frame.n);
        return;
      case 'passing':
        options.onPassing(frame);
        return;
      case 'reset':
        since = frame.n;
        options.onReset();
        return;
      case 'expired':
        renew = true;
        later();
        return;
      case 'pong':
        return;
    }
  };

  const connect = async () => {
    clearTimeout(retry);
    if (closed) return;
    drop();
    options.onStatus?.('connecting');
    let token: string | null = null;
    try {
      token = await options.token(renew);
    } catch {
      token = null;
    }
    if (closed || socket) return;
    if (!token) return later();
    renew = false;
    const fresh = new WebSocket(options.url);
    const hello = token;
    socket = fresh;
    fresh.onopen = () => {
      say({ t: 'hello', token: hello, since });
      ping = setInterval(probe, pingEveryMs);
    };
    fresh.onmessage = (event) => hear(JSON.parse(String(event.data)) as ServerFrame);
    fresh.onclose = later;
    fresh.onerror = () => {};
  };

  const wake = () => {
    if (document.visibilityState === 'hidden' || closed) return;
    if (socket?.readyState === WebSocket.OPEN) probe();
    else {
      failures = 0;
      void connect();
    }
  };

  const page = typeof document === 'undefined' ? null : document;
  if (page) {
    page.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
  }
  void connect();

  return {
    send: say,
    close() {
      closed = true;
      clearTimeout(retry);
      drop();
      if (page) {
        page.removeEventListener('visibilitychange', wake);
        removeEventListener('online', wake);
      }
    },
  };
}
