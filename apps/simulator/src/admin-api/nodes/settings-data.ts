import { hashText } from '../../catalogue/seeded-random.ts';
import type { Shop } from '../../shop/shop.ts';

/**
 * The theme's `config/settings_data.json`: JSON after a comment, as Shopify writes it. An app embed that was ever
 * switched on has an entry; switched off, it says `disabled: true`.
 */
export function settingsData(shop: Shop, blockNames: readonly string[]): string {
  const { embed } = shop.state.theme;
  const blocks = Object.fromEntries(
    (embed ? blockNames : []).map((name) => {
      const number = String(9_000_000_000 + (hashText(`${shop.domain}/${name}`) % 999_999_999));
      const type = `shopify://apps/${embed?.handle}/blocks/${name}/0197f3a2-5c1e-7b44-9d20-${number.padStart(12, '0')}`;
      return [number, { type, disabled: !embed?.enabled, settings: {} }];
    }),
  );
  const settings = {
    current: { colors_accent: '#2f5141', type_header_font: 'serif', blocks },
    presets: { Default: { colors_accent: '#2f5141' } },
  };
  return `/*\n * ------------------------------------------------------------\n * IMPORTANT: The contents of this file are auto-generated.\n * ------------------------------------------------------------\n */\n${JSON.stringify(settings, null, 2)}\n`;
}
