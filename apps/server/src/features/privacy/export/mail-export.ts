import { texts } from '#texts/mails.ts';
import { Refused } from '../../../platform/problem.ts';
import type { Ctx, Services } from '../../../ctx.ts';
import { findFiles } from '../../files/index.ts';
import { chattyBrand, toMail } from '../../mails/index.ts';
import { findOwner, isUnverified } from '../../team/index.ts';
import { findShop } from '../../shops/index.ts';
import { exportDays } from './export-contacts.ts';

/** Where the shop's owner reads mail: their own address if it was ever verified, else the shop's. */
async function addressOfOwner(services: Services, shopId: string): Promise<{ to: string; shopName: string } | null> {
  const shop = await findShop(services.db, shopId);
  const owner = await findOwner({ db: services.db, shopId });
  const to = owner && !isUnverified(owner.email) ? owner.email : shop.email;
  return to ? { to, shopName: shop.name } : null;
}

/** Mails the shop's owner the links of an export, or that there is nothing. Who asked is not named in it. */
export async function mailExport(ctx: Ctx, it: { fileIds: readonly string[] }): Promise<void> {
  const { services, shopId } = ctx;
  const address = await addressOfOwner(services, shopId);
  if (!address) return ctx.log.warn('an export was made, and the shop has no address to tell it to');
  const links = (await findFiles(ctx, it.fileIds)).map((file) => file.url);
  const said = texts.dataRequest;
  try {
    await services.mailer.send(
      toMail({
        to: address.to,
        brand: chattyBrand,
        subject: said.subject(address.shopName),
        preview: said.preview(links.length > 0),
        title: said.title,
        blocks: [
          { type: 'text', text: said.text(address.shopName) },
          { type: 'text', text: links.length > 0 ? said.found : said.nothing },
          ...links.map((url, at) => ({
            type: 'button' as const,
            label: said.button(at + 1, links.length),
            url,
            copy: true,
          })),
          ...(links.length > 0 ? [{ type: 'note' as const, text: said.note(exportDays) }] : []),
        ],
        foot: [texts.fromChattyFor(address.shopName)],
      }),
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The export itself is there: an operator finds it by its receipt.
    ctx.log.error({ err: error }, 'the link of an export was not mailed');
  }
}
