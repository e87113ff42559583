import { randomBytes } from 'node:crypto';
import { newId } from '@chatty/contract/new-id';
import { addFaq } from '../features/faqs/index.ts';
import { connectDemoShop } from '../hooks/connect-shop.ts';
import type { Sessions } from '../platform/auth/sessions.ts';
import { systemCtx, type World } from '../world.ts';
import { demoFaqs } from './demo-faqs.ts';

const demoShop = 'demo-store.myshopify.com';
/** The account owner of the simulated shop, who may come in through the shop's admin too. */
const owner = { name: 'Robin Alder', email: 'owner@juniperandtarn.example', role: 'admin' as const };
const colleague = { name: 'Maya Lind', email: 'maya@demo-store.example', role: 'member' as const };

export interface Demo {
  storefront: string;
  /** A token of a link that signs the owner in, once. */
  ownerToken: string;
  /** How the second member signs in; only told when the demo is new, because passwords are kept hashed. */
  colleague: { email: string; password: string } | null;
}

async function addMember(
  world: World,
  sessions: Sessions,
  shopId: string,
  it: typeof owner | typeof colleague,
  password?: string,
) {
  const authId = await sessions.addPerson({ email: it.email, name: it.name, ...(password ? { password } : {}) });
  await world.db
    .insertInto('members')
    .values({
      shop_id: shopId,
      id: newId(),
      auth_id: authId,
      full_name: it.name,
      email: it.email,
      role: it.role,
      owner: it.role === 'admin',
    })
    .onConflict((on) => on.columns(['shop_id', 'auth_id']).doNothing())
    .execute();
}

/**
 * Connects the simulated shop as a merchant's installation would, and fills what a merchant fills. A second start finds
 * everything in place and only makes a new link.
 */
export async function seedDemo(world: World, sessions: Sessions, storefront: string): Promise<Demo> {
  const known = await world.db
    .selectFrom('shops')
    .select('id')
    .where('shopify_domain', '=', demoShop)
    .executeTakeFirst();
  const shopId = await connectDemoShop(world, demoShop);
  await addMember(world, sessions, shopId, owner);
  let secret: Demo['colleague'] = null;
  if (!(await sessions.findPerson(colleague.email))) {
    secret = { email: colleague.email, password: randomBytes(9).toString('base64url') };
    await addMember(world, sessions, shopId, colleague, secret.password);
  }
  if (!known) {
    const ctx = systemCtx(world, shopId);
    await world.db.updateTable('shops').set({ setup_done: true }).where('id', '=', shopId).execute();
    for (const { published = true, featured = false, variants = [], ...it } of demoFaqs) {
      await addFaq(ctx, { ...it, published, featured, variants });
    }
  }
  return { storefront, ownerToken: await sessions.makeLink(owner.email), colleague: secret };
}
