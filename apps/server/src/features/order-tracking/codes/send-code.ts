import { colorsOf } from '@chatty/contract/settings/options';
import type { Ctx } from '../../../ctx.ts';
import { findContact } from '../../contacts/index.ts';
import { brandOf, oneLine, sendMail, toMail } from '../../mails/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { speakTo } from '../../wording/index.ts';
import type { SendCode } from '../order-tracking.jobs.ts';
import { emailHashOf } from '../proof/mailed-proofs.ts';
import { codeMinutes, makeCode } from './order-codes.ts';

/**
 * Mails a code to the order's own address, if what the visitor named belongs together; else nothing happens. That is found
 * out here, after the answer, so that neither the answer nor its time tells. Throws `Unreachable`.
 */
export async function sendCode(ctx: Ctx, { codeId, contactId, number, email, phone }: SendCode): Promise<void> {
  const { services, shopId } = ctx;
  const proof = { number, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  const found = await services.commerce.findOrder(shopId, proof);
  const order = found && (await services.commerce.readOrder(shopId, found.order.id));
  if (!order?.email) return;
  const orderId = order.order.id;
  const code = await makeCode(ctx, codeId, { orderId, emailHash: emailHashOf(ctx, order.email) });
  if (!code) return;
  const shop = await findShop(ctx.db, shopId);
  const brand = brandOf(shop, colorsOf(settingsOf(shop)));
  const name = oneLine(order.order.name, 40);
  const { locale } = await findContact(ctx, contactId);
  const spoken = await speakTo(ctx, shop, locale);
  const { say } = spoken;
  await sendMail(
    services,
    toMail({
      to: order.email,
      brand,
      spoken,
      subject: say('orderTrackingMailSubject', { code, name }),
      preview: say('orderTrackingMailPreview', { count: codeMinutes }),
      title: say('orderTrackingMailTitle', { name }),
      blocks: [
        { type: 'text', text: say('orderTrackingMailText', { shop: brand.name }) },
        { type: 'code', code },
        { type: 'note', text: say('orderTrackingMailNote', { count: codeMinutes, shop: brand.name }) },
      ],
      foot: [say('orderTrackingMailWhy', { name, shop: brand.name })],
    }),
  );
}
