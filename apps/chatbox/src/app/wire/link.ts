import { CallFailed, createApi } from '@chatty/client/api';
import type { LinkedSession } from '@chatty/contract/boot';
import { linkKey, type ShellConfig } from '../../loader/shell.ts';
import { createKept, type Kept } from '../kept.ts';
import type { View } from '../screen.ts';
import { withBoot } from './boot.ts';
import { linkScreen, openAgain } from './link-screen.ts';
import { keptFor, proofFor } from './session.ts';

/**
 * A conversation that a mailed link opened in a browser that is not the contact's. It lives in this tab: what the browser
 * keeps of its own visitor stays as it is, and other tabs go on as they are.
 */
export interface Linked {
  conversationId: string;
  /** Opens the link again: the session that it gives is a short one. Leaves when the link has ended meanwhile. */
  renew(): Promise<LinkedSession>;
  /** The tab goes back to the browser's own visitor; `prepare` may keep something for them. */
  leave(view: View, prepare?: (own: Kept) => void): void;
}

export type Arrival =
  | { outcome: 'linked'; linked: Linked; kept: Kept }
  /** The contact's own browser: the conversation is shown in their own chat. */
  | { outcome: 'theirs'; conversationId: string }
  | { outcome: 'ended' }
  | { outcome: 'failed' };

const ofTab = () => sessionStorage;
const openedKey = (shop: string) => `${linkKey(shop)}:opened`;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Forbidden here: the link is good for this page then.
  }
}

/** The tab forgets the link and what was kept under it. */
function forget(shop: string): void {
  write(linkKey(shop), null);
  write(openedKey(shop), null);
  createKept(shop, ofTab).forgetSession();
}

function linkedOf(config: ShellConfig, own: Kept, link: string, conversationId: string): Linked {
  const nobody = createApi({ origin: config.origin, token: async () => null });
  const leave: Linked['leave'] = (view, prepare) => {
    forget(config.shop);
    prepare?.(own);
    own.keepPage({ unread: 0, talking: false, ...own.page(), open: true, view });
    openAgain();
  };
  return {
    conversationId,
    async renew() {
      const body = { shop: config.shop, link, locale: config.locale };
      try {
        const opened = nobody('POST /client/api/visitors/by-link', { body }).then(({ data }) => data);
        return await withBoot(nobody, config, opened);
      } catch (problem) {
        const ended = problem instanceof CallFailed && problem.code === 'not_found';
        if (ended) leave(linkScreen.view({ failed: false, once: true }));
        throw problem;
      }
    },
    leave,
  };
}

/** Opens the link by which this tab came, as whoever this browser can show that it is. */
export async function arriveByLink(config: ShellConfig, own: Kept, link: string): Promise<Arrival> {
  const { shop, locale } = config;
  const kept = createKept(shop, ofTab);
  const opened = JSON.parse(read(openedKey(shop)) ?? 'null') as { link: string; conversationId: string } | null;
  if (opened?.link === link && kept.session()) {
    return { outcome: 'linked', kept, linked: linkedOf(config, own, link, opened.conversationId) };
  }
  const nobody = createApi({ origin: config.origin, token: async () => null });
  const token = keptFor(config, own)?.token;
  try {
    const customer = await proofFor(config, own, token);
    const body = { shop, link, token, customer, locale };
    const opened = nobody('POST /client/api/visitors/by-link', { body }).then(({ data }) => data);
    const session = await withBoot(nobody, config, opened);
    const { conversationId, isTheirs } = session;
    if (isTheirs) {
      forget(shop);
      return { outcome: 'theirs', conversationId };
    }
    write(openedKey(shop), JSON.stringify({ link, conversationId }));
    kept.keepSession(session, '');
    return { outcome: 'linked', kept, linked: linkedOf(config, own, link, conversationId) };
  } catch (problem) {
    if (!(problem instanceof CallFailed)) throw problem;
    if (problem.code !== 'not_found') return { outcome: 'failed' };
    forget(shop);
    return { outcome: 'ended' };
  }
}
