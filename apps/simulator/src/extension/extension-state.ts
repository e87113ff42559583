import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtensionOfApp } from '../app-bridge/protocol.ts';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';
import { embedBlocks } from './embed.ts';

/** What `shopify.app.extensions()` tells: each app embed, and whether the published theme has it switched on. */
export function extensionState(world: World, shop: Shop): ExtensionOfApp[] {
  const { theme } = shop.state;
  const blocks = embedBlocks(world.options.extensionDir);
  if (blocks.length === 0) return [];
  return [
    {
      handle: 'chatbox',
      type: 'theme_app_extension',
      activations: blocks.map(({ name, schema }) => ({
        target: schema.target === 'head' ? 'head' : 'body',
        handle: name,
        name: nameOf(world.options.extensionDir, schema.name ?? name),
        status: theme.embed?.enabled ? 'active' : 'available',
        activations: theme.embed?.enabled
          ? [{ target: schema.target ?? 'body', themeId: `gid://shopify/OnlineStoreTheme/${theme.id}` }]
          : [],
      })),
    },
  ];
}

/** A block's name as the theme editor shows it: `t:` ones stand in the schema's own translations. */
function nameOf(folder: string, name: string): string {
  if (!name.startsWith('t:')) return name;
  const file = join(folder, 'locales/en.default.schema.json');
  const found = name
    .slice(2)
    .split('.')
    .reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  return typeof found === 'string' ? found : name;
}
