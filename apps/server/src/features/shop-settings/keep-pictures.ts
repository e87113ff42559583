import type { SettingsPatch, ShopSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/shop-settings.ts';
import type { TxCtx } from '../../ctx.ts';
import { Problem } from '../../platform/problem.ts';
import { type FileAddress, fileAddressOf, useImages } from '../files/index.ts';

/** The settings that may hold the address of an uploaded picture, by their paths. */
const picturesIn = (it: SettingsPatch): Readonly<Record<string, string | undefined>> => ({
  icon: it.icon,
  logoHeader: it.logoHeader,
  'aiAssistantSettings.botAvatarUrl': it.aiAssistantSettings?.botAvatarUrl,
  'welcomePopupSetting.picture': it.welcomePopupSetting?.picture,
  'newsletterPopupSettings.picture': it.newsletterPopupSettings?.picture,
});

const foreign = (field: string) => new Problem('bad_input', texts.foreignPicture, { [field]: texts.foreignPicture });

/**
 * Keeps the pictures that the settings show for as long as they show them. Throws `bad_input` when an address of ours is
 * no picture of the shop's team.
 */
export async function keepPictures(tx: TxCtx, given: SettingsPatch, settings: ShopSettings): Promise<void> {
  const [changed] = Object.entries(picturesIn(given)).find(([, address]) => address !== undefined) ?? [];
  if (changed === undefined) return;
  const { config, clock } = tx.services;
  const images: FileAddress[] = [];
  for (const [field, address = ''] of Object.entries(picturesIn(settings))) {
    const file = fileAddressOf(config.APP_URL, address);
    if (file === 'unknown') throw foreign(field);
    if (file) images.push(file);
  }
  try {
    await useImages(tx.db, clock.now(), { shopId: tx.shopId, usedBy: tx.shopId, images });
  } catch (problem) {
    throw problem instanceof Problem && problem.code === 'not_found' ? foreign(changed) : problem;
  }
}
