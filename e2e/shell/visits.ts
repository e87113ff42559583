import type { Page } from 'playwright-core';
import type { TestMember } from '../../apps/server/src/test-kit/test-server.ts';
import { desktop } from '../browser.ts';
import type { InboxDesk } from '../admin/inbox-desk.ts';

export interface Visit {
  page: Page;
  errors: string[];
  close(): Promise<void>;
}

/** Makes a page believe that it is the window of the installed app: no browser has that without a screen. */
const asInstalled = () => {
  const plain = window.matchMedia.bind(window);
  window.matchMedia = (query) => plain(query.includes('display-mode: standalone') ? 'all' : query);
};

interface VisitOptions {
  installed?: boolean;
  isCrmLogin?: boolean;
  /** Run in the page before anything else. */
  before?: () => void;
  size?: { width: number; height: number };
}

/** How the provider's staff are let into the shop whose owner they come as. */
async function asStaffOf({ services }: InboxDesk, owner: TestMember) {
  const { shop_id: shopId } = await services.services.db
    .selectFrom('members')
    .select('shop_id')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return { shopId, isCrmLogin: true };
}

/** A member signed in, in a browser profile of their own, wherever the sign-in leads. */
export async function visit(
  desk: InboxDesk,
  member: TestMember,
  { installed = false, isCrmLogin = false, before, size = desktop }: VisitOptions = {},
): Promise<Visit> {
  const { page, context, errors } = await desk.stranger(size);
  page.setDefaultTimeout(20_000);
  if (installed) await page.addInitScript(asInstalled);
  if (before) await page.addInitScript(before);
  const token = await desk.services.services.sessions.makeLink(
    member.email,
    isCrmLogin ? await asStaffOf(desk, member) : {},
  );
  await context.request.post(`${desk.origin}/client/api/sign-in/link`, { data: { token } });
  await page.goto(`${desk.origin}/inbox`);
  return { page, errors, close: () => context.close() };
}

/** Goes to an address as a link does, without loading the document anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const notFoundHeading = (page: Page) =>
  page.getByRole('heading', { name: "The page you're looking for couldn't be found" });

/** The shop whose chatbox is the support chat of the admin. */
export const supportShop = 'chatty-support.myshopify.com';

/** A shop with a gate before it, its admin and a colleague. */
export async function gated({ services }: InboxDesk, values: { setup_done?: boolean; block_access?: boolean }) {
  const shop = await services.shop({ isEnableAIAssistant: false });
  const admin = await shop.member({ name: 'Robin Alder', owner: true });
  const member = await shop.member({ role: 'member' });
  await services.services.db
    .updateTable('shops')
    .set({ setup_done: true, ...values })
    .where('id', '=', shop.id)
    .execute();
  return { admin, member };
}

/** The provider's own shop; there is none until it is made. */
export async function openSupport({ services }: InboxDesk) {
  const { db } = services.services;
  const known = await db.selectFrom('shops').select('id').where('shopify_domain', '=', supportShop).executeTakeFirst();
  if (known) return known.id;
  const shop = await services.shop({ isEnableAIAssistant: false });
  await db.updateTable('shops').set({ shopify_domain: supportShop }).where('id', '=', shop.id).execute();
  return shop.id;
}
