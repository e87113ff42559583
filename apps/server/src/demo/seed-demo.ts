import { randomBytes } from 'node:crypto';
import { newId } from '@chatty/contract/new-id';
import { setDiscountPolicy } from '../features/discounts/index.ts';
import { addFaq } from '../features/faqs/index.ts';
import { connectDemoShop, publishEmbed } from '../features/shopify/index.ts';
import { systemCtx, type Services } from '../ctx.ts';
import { type DemoFaq, demoFaqs } from './demo-faqs.ts';
import { supportFaqs } from './support-faqs.ts';

const demoShop = 'demo-store.myshopify.com';
/** The provider's own shop: whoever presses "Contact us" in the admin writes to it. */
const supportShop = 'chatty-support.myshopify.com';
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
  services: Services,
  shopId: string,
  person: typeof owner | typeof colleague,
  password?: string,
) {
  const authId = await services.sessions.addPerson({
    email: person.email,
    name: person.name,
    ...(password ? { password } : {}),
  });
  await services.db
    .insertInto('members')
    .values({
      shop_id: shopId,
      id: newId(),
      auth_id: authId,
      full_name: person.name,
      email: person.email,
      role: person.role,
      owner: person.role === 'admin',
    })
    .onConflict((on) => on.columns(['shop_id', 'auth_id']).doNothing())
    .execute();
}

const idOf = async ({ db }: Services, domain: string): Promise<string | null> =>
  (await db.selectFrom('shops').select('id').where('shopify_domain', '=', domain).executeTakeFirst())?.id ?? null;

async function addFaqs(services: Services, shopId: string, faqs: readonly DemoFaq[]): Promise<void> {
  for (const { published = true, featured = false, variants = [], ...faq } of faqs) {
    await addFaq(systemCtx(services, shopId), { ...faq, published, featured, variants });
  }
}

/** A shop of ours that no commerce platform knows: it only chats. */
async function seedSupport(services: Services, storefront: string): Promise<void> {
  const known = await idOf(services, supportShop);
  const id = known ?? newId();
  if (!known) {
    await services.db
      .insertInto('shops')
      .values({
        id,
        name: 'Chatty support',
        shopify_domain: supportShop,
        domain: supportShop,
        email: owner.email,
        storefront_url: storefront,
        setup_done: true,
        installed_at: services.clock.now(),
        shop_owner: owner.name,
        widget: JSON.stringify({
          isEnableAIAssistant: true,
          aiAssistantSettings: { welcomeMessage: 'Hello! Ask me about Chatty, or let a person help you.' },
          quickReplySettings: {
            suggestionFAQs: supportFaqs.slice(0, 3).map(({ question }, at) => ({ questionId: `faq-${at}`, question })),
          },
        }),
      })
      .execute();
    await addFaqs(services, id, supportFaqs);
  }
  await addMember(services, id, owner);
}

/**
 * Connects the simulated shop as a merchant's installation would, and fills what a merchant fills. A second start finds
 * everything in place and only makes a new link. A simulated shop with other contents brings its own FAQs.
 */
export async function seedDemo(
  services: Services,
  storefront: string,
  faqs: readonly DemoFaq[] = demoFaqs,
): Promise<Demo> {
  const known = await idOf(services, demoShop);
  const shopId = await connectDemoShop(services, demoShop);
  // The job that does it for a merchant may come after the first visitor, who would find no chatbox.
  await publishEmbed(systemCtx(services, shopId));
  await addMember(services, shopId, owner);
  let secret: Demo['colleague'] = null;
  if (!(await services.sessions.findPerson(colleague.email))) {
    secret = { email: colleague.email, password: randomBytes(9).toString('base64url') };
    await addMember(services, shopId, colleague, secret.password);
  }
  if (!known) {
    await services.db
      .updateTable('shops')
      .set({ setup_done: true, plan: 'pro', plan_interval: 'monthly' })
      .where('id', '=', shopId)
      .execute();
    await addFaqs(services, shopId, faqs);
    await setDiscountPolicy(systemCtx(services, shopId), { areNewNamed: true });
  }
  await seedSupport(services, storefront);
  return { storefront, ownerToken: await services.sessions.makeLink(owner.email, { shopId }), colleague: secret };
}
