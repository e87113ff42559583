import type { PlanId } from '@chatty/contract/plans';
import type { Page } from 'playwright-core';
import { createWebPush, makeVapidKeys, readVapidKeys } from '../../apps/server/src/adapters/push/web-push.ts';
import type { TestMember, TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { type BrowserNeeds, desktop } from '../browser.ts';

interface Size {
  width: number;
  height: number;
}

export interface SignedInPage {
  page: Page;
  /** Uncaught errors and errors on the console. */
  errors: string[];
  close(): Promise<void>;
}

export interface Team {
  shop: TestShop;
  owner: TestMember;
  /** Somebody of the team, signed in in a browser of their own. */
  open(member: TestMember, path: string, size?: Size): Promise<SignedInPage>;
}

export interface TeamDesk extends InboxDesk {
  /** A shop with an owner and these features on trial. */
  team(it?: { plan?: PlanId; flags?: Record<string, boolean> }): Promise<Team>;
}

/** The server with the built admin, a browser, and as many teams as wanted. */
export async function openTeamDesk(needs?: BrowserNeeds): Promise<TeamDesk> {
  const keys = readVapidKeys(makeVapidKeys());
  const noService = () => Promise.reject(new Error('No push service is asked here.'));
  const push = createWebPush({ keys: async () => keys, subject: 'mailto:chatty@shop.example', send: noService });
  const desk = await openInboxDesk({ push }, needs);
  const { db } = desk.services.services;
  return {
    ...desk,
    async team({ plan = 'basic', flags = {} } = {}) {
      const shop = await desk.services.shop({ isEnableAIAssistant: false });
      await db
        .updateTable('shops')
        .set({ plan, uat_features: JSON.stringify(flags) })
        .where('id', '=', shop.id)
        .execute();
      const owner = await shop.member({ name: 'Robin Alder' });
      await db.updateTable('members').set({ owner: true }).where('id', '=', owner.id).execute();
      return {
        shop,
        owner,
        async open(member, path, size = desktop) {
          const { page, context, errors } = await desk.stranger(size);
          page.setDefaultTimeout(20_000);
          await desk.signIn(context, member);
          await page.goto(desk.origin + path);
          return { page, errors, close: () => context.close() };
        },
      };
    },
  };
}
