import { setTimeout as pause } from 'node:timers/promises';
import type { EventPayload } from '@chatty/contract/live';
import { startChild } from '../child.ts';
import { newDatabase } from '../database.ts';
import { quantile, whole } from '../figures.ts';
import { openAsker } from './ask-http.ts';

const times = 5;

export const changeHeadings = ['from a save until open chats have the new settings', 'p50 ms', 'p99 ms', 'longest ms'];

interface Audience {
  origin: string;
  shopId: string;
  memberToken: string;
  tokens: string[];
}

/** One open chat: asks for the settings as the product's does, within the time that it is told. */
async function openChat({ origin }: Audience, token: string, has: (text: string) => void, ask: () => Promise<string>) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/realtime`);
  const ready = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
  socket.onmessage = async ({ data }) => {
    const frame = JSON.parse(String(data)) as { t: string; type?: string; payload?: EventPayload<'widget.changed'> };
    if (frame.t === 'ready') ready.resolve();
    if (frame.type !== 'widget.changed') return;
    await pause(Math.random() * (frame.payload?.withinMs ?? 0));
    has(await ask());
  };
  await ready.promise;
  return socket;
}

/** How long after a save so many open chats have what was saved. */
export async function measureChanges(url: string | undefined, chats: number): Promise<string[]> {
  const database = url ? await newDatabase(url) : '';
  const server = startChild(new URL('server.ts', import.meta.url), { SERVER_DATABASE_URL: database });
  const asker = openAsker(64);
  try {
    const audience = await server.ask<Audience>('fillAudience', { chats });
    const { origin, shopId, memberToken, tokens } = audience;
    const took: number[] = [];
    let saving = { words: '', at: 0, missing: 0, done: () => {} };
    const has = (text: string) => {
      if (!text.includes(saving.words)) return;
      took.push(performance.now() - saving.at);
      saving.missing -= 1;
      if (saving.missing === 0) saving.done();
    };
    const sockets = [];
    for (const token of tokens) {
      const ask = () => asker.ask(`${origin}/client/api/widget?locale=en`, token);
      sockets.push(await openChat(audience, token, has, ask));
    }
    for (let i = 0; i < times; i += 1) {
      const all = Promise.withResolvers<void>();
      saving = { words: `Welcome for the time ${i}.`, at: performance.now(), missing: chats, done: all.resolve };
      await asker.ask(`${origin}/api/settings/widget/${shopId}`, memberToken, { welcomeText: saving.words });
      await all.promise;
    }
    for (const it of sockets) it.close();
    took.sort((a, b) => a - b);
    const figures = [quantile(took, 0.5), quantile(took, 0.99), took.at(-1) ?? 0].map((it) => whole(it));
    return [`${whole(chats)} open, ${database ? 'PostgreSQL' : 'PGlite'}`, ...figures];
  } finally {
    asker.close();
    await server.close();
  }
}
