import { type Api, createApi } from '@chatty/client/api';
import { type Live, openLive } from '@chatty/client/live';
import { createOutbox, type Outbox } from '@chatty/client/outbox';
import { memoryStore } from '@chatty/client/outbox-store';
import type { Message } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';

interface Words {
  text: string;
}

/** What somebody sees of the server live: every message that arrived, in the order in which it arrived. */
export interface Witness {
  /** By conversation: ids in order of arrival. */
  arrived: Map<string, { id: string; seq: number; text: string; sender: string }[]>;
  /** How often the log no longer reached back. */
  resets: number;
}

export interface Bot extends Witness {
  api: Api;
  /** What this bot has said, in order, by conversation. */
  said: Map<string, string[]>;
  say(conversationId: string, text: string): Promise<void>;
  unsent(): number;
  stop(): void;
}

interface Identity {
  origin: string;
  token(): Promise<string | null>;
  since: number;
  deliver(api: Api, conversationId: string, id: string, body: Words): Promise<unknown>;
  heard?(message: Message): void;
}

/** Somebody with the product's own client: its outbox, its live socket, its typed calls. */
function bot({ origin, token, since, deliver, heard }: Identity): Bot {
  const api = createApi({ origin, token });
  const arrived: Witness['arrived'] = new Map();
  const said = new Map<string, string[]>();
  let waiting = 0;
  const outbox: Outbox<Words> = createOutbox<Words>({
    name: newId(),
    store: memoryStore(),
    deliver: async (it) => void (await deliver(api, it.conversationId, it.id, it.body)),
    onChange: (unsent) => {
      waiting = unsent.length;
    },
  });
  const self: Bot = {
    api,
    arrived,
    said,
    resets: 0,
    async say(conversationId, text) {
      const id = newId();
      said.set(conversationId, [...(said.get(conversationId) ?? []), id]);
      await outbox.add({ id, conversationId, body: { text } });
    },
    unsent: () => waiting,
    stop() {
      outbox.stop();
      live.close();
    },
  };
  const live: Live = openLive({
    url: `${origin.replace(/^http/, 'ws')}/realtime`,
    token,
    since,
    onEvent(event) {
      if (event.type !== 'message.created') return;
      const { id, seq, text, sender, conversationId } = event.payload;
      arrived.set(conversationId, [...(arrived.get(conversationId) ?? []), { id, seq, text, sender }]);
      heard?.(event.payload);
    },
    onPassing() {},
    onReset() {
      self.resets += 1;
    },
  });
  void outbox.start();
  return self;
}

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

export async function visitorBot(origin: string, shop: string): Promise<Bot & { conversationId: string }> {
  const open = createApi({ origin, token: async () => null });
  const { data } = await untilDone(() => open('POST /client/api/visitors', { body: { shop } }));
  const conversationId = newId();
  const self = bot({
    origin,
    token: async () => data.token,
    since: data.since,
    deliver: (api, id, messageId, { text }) =>
      api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: messageId, text } }),
  });
  // A person is asked for, so that the assistant keeps out of the conversation.
  await untilDone(() =>
    self.api('POST /client/api/conversations/:id/talk-to-person', { params: { id: conversationId } }),
  );
  return Object.assign(self, { conversationId });
}

export async function memberBot(
  origin: string,
  token: (renew: boolean) => Promise<string | null>,
  heard: (message: Message) => void,
): Promise<Bot> {
  const api = createApi({ origin, token });
  const { data } = await untilDone(() => api('GET /me'));
  return bot({
    origin,
    token: () => token(false),
    since: data.since,
    heard,
    deliver: (own, id, messageId, { text }) =>
      own('POST /conversations/:id/messages', { params: { id }, body: { id: messageId, text } }),
  });
}
