// @vitest-environment happy-dom
import type { Boot } from '@chatty/contract/boot';
import type { VisitorConversation } from '@chatty/contract/conversations';
import type { ServerFrame } from '@chatty/contract/live';
import { type Message, Part } from '@chatty/contract/messages';
import { type Visit, VisitorWidget } from '@chatty/contract/widget';
import { act, createElement } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { chatState } from './app/chat.ts';
import type { ChatboxFeature, LaterSlots } from './app/feature.ts';
import { home, screen } from './app/screen.ts';
import { startChat } from './app/start.ts';
import { createStore } from './app/store.ts';
import { useChat, useStored } from './app/use-chat.ts';
import { features } from './features.ts';
import { later } from './later.ts';
import { readLook } from './loader/read-look.ts';
import { type Chatbox, type Shell, stateKey } from './loader/shell.ts';

/** What a feature that is yet to come needs to write: a folder of its own, and a line in the list. */
const verses = chatState(() => createStore((count: number, more: number) => count + more, 0));
const poemScreen = screen<{ title: string }>('poem');
const poems: ChatboxFeature = {
  name: 'poems',
  overlays: [
    () => createElement('p', { className: 'verses' }, `${useStored(verses(useChat()), (count) => count)} verses`),
  ],
  homeCards: [
    () => {
      const chat = useChat();
      const onClick = () => chat.show(poemScreen.view({ title: 'The Heron' }));
      return createElement('button', { className: 'read', onClick }, 'Read');
    },
  ],
  liveEvents: { 'faq.deleted': (chat) => verses(chat).dispatch(1) },
};
const poemsLater: LaterSlots = {
  name: 'poems',
  screens: [poemScreen.filledBy(({ title }) => createElement('p', { className: 'poem' }, title))],
  messageParts: { products: ({ part }) => createElement('p', { className: 'ode' }, part.products[0]?.title) },
  composerTools: [
    ({ write }) => ({
      button: createElement('button', { type: 'button', className: 'rhyme', onClick: () => write('heron, barren') }),
    }),
  ],
  arrived: (chat) => verses(chat).dispatch(10),
};

const at = '2026-01-01T00:00:00Z';
const conversation: VisitorConversation = {
  id: 'c',
  status: 'open',
  handler: 'assistant',
  person: null,
  lastSeq: 1,
  visitorReadSeq: 1,
  memberReadSeq: 0,
  preview: '',
  previewOf: null,
  lastMessageAt: at,
};
const message: Message = {
  id: 'm',
  conversationId: 'c',
  seq: 1,
  kind: 'text',
  sender: 'assistant',
  name: '',
  avatar: null,
  memberId: null,
  text: 'Look',
  activity: null,
  parts: [
    { type: 'products', products: [{ id: 'p', handle: '', title: 'Tent', url: '/', imageUrl: null, variants: [] }] },
  ],
  files: [],
  reaction: null,
  helpful: null,
  createdAt: at,
};
const visit: Visit = {
  token: 'token',
  shopId: 's',
  contact: { id: 'x', name: '', email: null },
  preChat: { isKnown: false, consentedTo: null },
  conversations: [conversation],
  since: 0,
  widgetEvent: 0,
};
const boot: Boot = {
  shopName: 'Shop',
  widget: VisitorWidget.parse({
    isEnableAIAssistant: true,
    isBranded: true,
    botName: 'Chatty AI',
    welcomeMessage: 'Hello!',
    quickReplies: [],
  }),
  embed: { enabled: true, labelColor: '#ffffff', drawing: '', picture: '', popups: [] },
  outlook: { online: true, staffed: true, opensAt: null, changesAt: null, there: [], usualMinutes: null },
  faqs: [],
  hasPageFaqs: false,
  widgetEvent: 0,
};

/** The far end of the wire. */
const answers: Record<string, unknown> = {
  '/client/api/visitors': visit,
  '/client/api/boot': boot,
  '/client/api/conversations/c/messages': { messages: [message], hasEarlier: false, hasLater: false },
};
const sockets: FakeSocket[] = [];
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send() {}
  close() {}
}

const say = (frame: ServerFrame) => act(async () => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(frame) }));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (url: string) => {
    const data = answers[new URL(url).pathname];
    return Response.json(data === undefined ? { success: false, code: 'not_found' } : { success: true, data });
  });
});
afterEach(() => localStorage.clear());

/** A page of the storefront on which the chat begins where an earlier page left it. */
async function openPage(
  list: readonly ChatboxFeature[],
  view: object,
  fetchLater: () => Promise<readonly LaterSlots[]> = async () => later,
): Promise<{ chatbox: Chatbox; root: ShadowRoot }> {
  localStorage.setItem(
    stateKey('shop.example'),
    JSON.stringify({ at: Date.now(), open: true, unread: 0, talking: true, view }),
  );
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  document.body.append(root.host);
  const shell: Shell = {
    config: {
      origin: 'https://chat.example',
      shop: 'shop.example',
      locale: 'en',
      currency: 'EUR',
      rootUrl: '/',
      template: '',
      productId: '',
      customerId: '',
      customerName: '',
    },
    look: readLook({}),
    root,
    launcher: document.createElement('button'),
    link: null,
    apply: () => {},
    say: () => {},
    showOpen: () => {},
    showUnread: () => {},
  };
  const chatbox = await act(() => startChat(shell, list, fetchLater));
  return { chatbox, root };
}

describe('the features of the chatbox', () => {
  test('every part of a message is drawn by exactly one of them', () => {
    const drawn = [...features, ...later].flatMap((it) => Object.keys(it.messageParts ?? {}));
    const types = Part.options.map((it) => it.shape.type.value);
    expect(drawn.toSorted()).toEqual(types.toSorted());
  });

  test('every screen is filled by exactly one of them, home among them', () => {
    const names = [...features, ...later].flatMap((it) => it.screens?.map((filled) => filled.name) ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(home.name);
    for (const list of [features, later]) expect(new Set(list.map((it) => it.name)).size).toBe(list.length);
  });

  test('one more fills every slot by its line in the list', async () => {
    const { chatbox, root } = await openPage([...features, poems], { name: 'thread', id: 'c' }, async () => [
      ...later.filter((it) => it.name !== 'catalog'),
      poemsLater,
    ]);
    await vi.waitFor(() => expect(root.querySelector('.ode')?.textContent).toBe('Tent'));

    await act(async () => root.querySelector<HTMLElement>('.rhyme')?.click());
    expect(root.querySelector('textarea')?.value).toBe('heron, barren');

    expect(root.querySelector('.verses')?.textContent).toBe('10 verses');
    await say({ t: 'event', n: 1, at, type: 'faq.deleted', payload: { id: 'f' } });
    expect(root.querySelector('.verses')?.textContent).toBe('11 verses');

    await act(async () => root.querySelector<HTMLElement>('.head .turn')?.click());
    await act(async () => root.querySelector<HTMLElement>('.read')?.click());
    expect(root.querySelector('.poem')?.textContent).toBe('The Heron');
    expect(chatbox.isOpen()).toBe(true);
  });

  test('home can be used before the rest has come, which is fetched again when that failed', async () => {
    let fail = true;
    const { root } = await openPage(features, home, async () => {
      if (fail) throw new Error('no network');
      return later;
    });
    await act(async () => root.querySelector<HTMLElement>('.ask-line')?.click());
    await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toBe('The chat couldn’t start.'));
    expect(root.querySelector('.head .turn')).not.toBeNull();
    fail = false;
    await act(async () => root.querySelector<HTMLElement>('.page .secondary')?.click());
    await vi.waitFor(() => expect(root.querySelector('textarea')).not.toBeNull());
  });

  test('what is half typed at home stays when the rest comes', async () => {
    const rest = Promise.withResolvers<readonly LaterSlots[]>();
    const { root } = await openPage(features, home, () => rest.promise);
    const field = () => root.querySelector<HTMLInputElement>('input[type=search]');
    const before = field();
    await act(async () => rest.resolve(later));
    await vi.waitFor(() => expect(root.querySelectorAll('.home-cards > .card')).toHaveLength(4));
    expect(before?.isConnected).toBe(true);
    expect(field()).toBe(before);
  });

  test('a screen that an earlier version kept and nobody fills any more is home', async () => {
    const { root } = await openPage(features, { name: 'gone' });
    expect(root.querySelector('.home')).not.toBeNull();
    expect(root.querySelector('.head .turn')).toBeNull();
  });
});
