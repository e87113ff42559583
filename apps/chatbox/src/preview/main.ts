import { launcherLookOf } from '@chatty/contract/settings/embed-config';
import { chatPageIds } from '@chatty/contract/settings/options';
import type { Preview, PreviewDraft, PreviewSays, PreviewScreen } from '@chatty/contract/widget-preview';
import type { KeptPage } from '../app/kept.ts';
import { home, type View } from '../app/screen.ts';
import { stateKey } from '../loader/shell.ts';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import { previewTexts } from '../texts/en/preview.ts';
import { drawAround, writeOverPage } from './around-page.ts';
import { QuietSocket, tellChat } from './quiet-socket.ts';
import { sampleServer } from './sample-server.ts';
import { conversationId, faqs, messagesOf, newConversationId, rulesOf } from './samples.ts';

/**
 * The chatbox as visitors get it, in a frame beside the editor: the same loader and the same chat, whose line to the
 * server is replaced by samples, and whose settings are the draft that the admin posts. The admin frames it in a sandbox: it keeps
 * nothing in the browser, and has no origin of its own.
 */
const shop = 'preview';
const query = new URLSearchParams(location.search);
const locale = query.get('locale') ?? 'en';
const screen = query.get('screen');
const isOn = (it: PreviewScreen) => screen === it;
const now = new Date();
/** How the sample conversation stands that is looked at. */
const standing = screen === 'waiting' || screen === 'resolved' ? screen : 'answered';
let shown: Preview | null = null;

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const viewOf = (): View => {
  if (isOn('conversation') || standing !== 'answered') return { name: 'thread', id: conversationId };
  if (isOn('newConversation')) return { name: 'thread', id: newConversationId };
  if (isOn('orderTracking')) return { name: 'orderTracking' };
  return isOn('answer') ? Object.assign({ name: 'faq' }, { faq: faqs[0] }) : home;
};

/** The page asks for the keyboard only once somebody has come into it: until then it belongs to the editor. */
function leaveTheKeyboard(): void {
  let isIn = false;
  for (const it of ['pointerdown', 'keydown']) addEventListener(it, () => (isIn = true), { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (isIn) focus.call(this, options);
  };
}

function replaceTheWire(preview: Preview): void {
  shown = preview;
  window.fetch = sampleServer(() => shown ?? preview, standing, now);
  Object.defineProperty(window, 'WebSocket', { value: QuietSocket });
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
}

/** Begins as a page of the store does on which the visitor left the chat on this screen. */
function begin(preview: Preview): void {
  replaceTheWire(preview);
  leaveTheKeyboard();
  const left: KeptPage = {
    at: Date.now(),
    open: !isOn('launcher') && !isOn('popup'),
    unread: 0,
    talking: true,
    view: viewOf(),
  };
  localStorage.setItem(stateKey(shop), JSON.stringify(left));
  // Somebody has begun to write: what is asked before it is sent is in sight.
  localStorage.setItem(`chatty:${shop}:drafts`, JSON.stringify({ [newConversationId]: previewTexts.visitor }));
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  document.title = previewTexts.title;
  const root = document.createElement('div');
  root.id = chatPageIds.place;
  const config = JSON.stringify({ ...launcherLookOf(preview.widget), popups: rulesOf(preview) });
  const loader = document.createElement('script');
  if (isOn('page')) {
    Object.assign(root.dataset, { pageOrigin: location.origin, page: 'store', shop, locale, config });
    Object.assign(loader, { type: 'module', src: '/chatbox/page.js' });
    document.body.append(drawAround(preview, root), loader);
  } else {
    Object.assign(root.dataset, { origin: location.origin, shop, locale, config });
    loader.src = '/chatbox/chatty-loader.js';
    document.body.append(root, loader);
  }
}

addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewDraft | undefined>) => {
  if (source !== parent || origin !== location.origin || data?.chatty !== 'preview this') return;
  if (!shown) return begin(data.preview);
  // A line more or less is another conversation.
  if (standing === 'resolved' && (shown.resolvedAlert === '') !== (data.preview.resolvedAlert === ''))
    return location.reload();
  const isOther = shown.order.state !== data.preview.order.state;
  shown = data.preview;
  // What is looked at is asked for anew, as after a time without a connection.
  if (isOther) dispatchEvent(new Event('online'));
  writeOverPage(shown);
  tellChat(messagesOf(shown, standing, now).filter((it) => it.sender === 'system' && it.text !== ''));
  if (shown.popup) void redrawPopup();
});

/** The same module that the loader has fetched: what it shows is asked for anew. */
async function redrawPopup(): Promise<void> {
  const address = '/chatbox/popups.js';
  const popups: { redraw(): Promise<void> } = await import(/* @vite-ignore */ address);
  await popups.redraw();
}

const say = (says: PreviewSays) => parent !== window && parent.postMessage(says, location.origin);

// The chat keeps the keyboard, as a dialog does; here it stands in a page that people want to go back to.
const leave = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.stopImmediatePropagation();
  say({ chatty: 'preview is left' });
};
addEventListener('keydown', leave, { capture: true });
say({ chatty: 'preview is ready' });
