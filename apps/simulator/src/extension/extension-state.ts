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
        name: schema.name ?? name,
        status: theme.embed?.enabled ? 'active' : 'available',
        activations: theme.embed?.enabled
          ? [{ target: schema.target ?? 'body', themeId: `gid://shopify/OnlineStoreTheme/${theme.id}` }]
          : [],
      })),
    },
  ];
}
