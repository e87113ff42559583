import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, createApi } from '@chatty/client/api';
import { openLive } from '@chatty/client/live';
import { newId } from '@chatty/contract/new-id';
import { quantile } from '../figures.ts';
import { processCpuMs } from '../usage.ts';
import { questionAt } from './questions.ts';

interface Visitor {
  api: Api;
  /** Resolves with the moments at which a conversation got its first text and its first whole answer. */
  answerIn(conversationId: string): Promise<{ text: number; whole: number }>;
  leave(): void;
}

async function visit(origin: string, shop: string): Promise<Visitor> {
  const open = createApi({ origin, token: async () => null });
  const { data } = await open('POST /client/api/visitors', { body: { shop } });
  const texts = new Map<string, number>();
  const awaited = new Map<string, (at: { text: number; whole: number }) => void>();
  const connected = Promise.withResolvers<void>();
  const live = openLive({
    url: `${origin.replace(/^http/, 'ws')}/realtime`,
    token: async () => data.token,
    since: data.since,
    onPassing({ type, payload }) {
      if (type !== 'answer.growing' || payload.text === '' || texts.has(payload.conversationId)) return;
      texts.set(payload.conversationId, performance.now());
    },
    onEvent({ type, payload }) {
      if (type !== 'message.created' || payload.sender !== 'assistant') return;
      const whole = performance.now();
      awaited.get(payload.conversationId)?.({ text: texts.get(payload.conversationId) ?? whole, whole });
    },
    onReset() {},
    onStatus: (status) => status === 'live' && connected.resolve(),
  });
  await connected.promise;
  return {
    api: createApi({ origin, token: async () => data.token }),
    answerIn: (conversationId) => new Promise((resolve) => awaited.set(conversationId, resolve)),
    leave: () => live.close(),
  };
}

const questionsEach = 10;
/** Between an answer and the next question: what comes after an answer is done by then. */
const restMs = 150;

/**
 * One question after the other, each in a conversation of its own, heard as the chatbox hears: ms from the message's way to
 * the server, and from its being accepted, to the first text of its answer and to the whole of it, and the server's CPU.
 * Numbers of questions begin at `from`.
 */
export async function measureFirstTexts(
  { origin, shop, pid }: { origin: string; shop: string; pid: string },
  from: number,
  count: number,
): Promise<string[]> {
  const [toText, acceptedToText, toWhole]: [number[], number[], number[]] = [[], [], []];
  let visitor = await visit(origin, shop);
  const cpuBefore = processCpuMs(pid);
  for (let asked = 0; asked < count; asked += 1) {
    const params = { id: newId() };
    const answered = visitor.answerIn(params.id);
    const sent = performance.now();
    await visitor.api('POST /client/api/conversations/:id/messages', {
      params,
      body: { id: newId(), text: questionAt(from + asked) },
    });
    const accepted = performance.now();
    const { text, whole } = await answered;
    toText.push(text - sent);
    acceptedToText.push(text - accepted);
    toWhole.push(whole - sent);
    await pause(restMs);
    if (asked % questionsEach < questionsEach - 1) continue;
    visitor.leave();
    visitor = await visit(origin, shop);
  }
  visitor.leave();
  const cpu = (processCpuMs(pid) - cpuBefore) / count;
  const figures = [toText, acceptedToText, toWhole].map((list) => {
    const sorted = list.toSorted((a, b) => a - b);
    return `${quantile(sorted, 0.5).toFixed(0)} / ${quantile(sorted, 0.95).toFixed(0)}`;
  });
  return [`${count}`, ...figures, cpu.toFixed(0), loadavg()[0]?.toFixed(1) ?? ''];
}
