import { z } from 'zod';
import type { FoundEmbed } from '../../ports/commerce.ts';
import type { AdminApi } from './wire/graphql-client.ts';

/** The file name of our embed in the theme app extension. */
const block = 'chatty-embed';

const Themes = z.object({
  currentAppInstallation: z.object({ app: z.object({ handle: z.string().nullish() }) }),
  themes: z
    .object({
      nodes: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          files: z
            .object({
              nodes: z.array(
                z.object({
                  body: z.object({ content: z.string().optional(), contentBase64: z.string().optional() }),
                }),
              ),
            })
            .nullish(),
        }),
      ),
    })
    .nullish(),
});

const Block = z.object({ type: z.string(), disabled: z.boolean().optional() });
const Blocks = z.object({ blocks: z.record(z.string(), z.unknown()).optional() });
/** `current` may be the name of a preset. */
const SettingsData = z.object({
  current: z.union([z.string(), Blocks]).optional(),
  presets: z.record(z.string(), Blocks).optional(),
});

/** The settings of a theme: JSON behind a comment that Shopify writes. Null where they are no such thing. */
function readSettings(text: string): z.infer<typeof SettingsData> | null {
  const begin = text.indexOf('{');
  const comment = text.indexOf('/*');
  const end = comment >= 0 && comment < begin ? text.indexOf('*/', comment) + 2 : 0;
  try {
    return SettingsData.parse(JSON.parse(text.slice(end).replace(/^\uFEFF/, '')));
  } catch {
    return null;
  }
}

/** Whether a theme's settings have our embed switched on; null where they can't be read. */
export function isEmbedOn(settings: string, appHandle: string): boolean | null {
  const data = readSettings(settings);
  if (!data) return null;
  const { current } = data;
  const { blocks = {} } = (typeof current === 'string' ? data.presets?.[current] : current) ?? {};
  const ours = `shopify://apps/${appHandle}/blocks/${block}`;
  return Object.values(blocks).some((it) => {
    const read = Block.safeParse(it);
    return read.success && (read.data.type === ours || read.data.type.startsWith(`${ours}/`)) && !read.data.disabled;
  });
}

/** What the published theme says of our embed; null where there is none, or it can't be read. */
export async function findEmbed(api: AdminApi, shopId: string): Promise<FoundEmbed | null> {
  const { currentAppInstallation, themes } = await api(shopId, 'theme-embed-state', Themes);
  const [theme] = themes?.nodes ?? [];
  const body = theme?.files?.nodes[0]?.body;
  const { handle } = currentAppInstallation.app;
  if (!theme || !body || !handle) return null;
  const text = body.content ?? Buffer.from(body.contentBase64 ?? '', 'base64').toString('utf8');
  const isOn = isEmbedOn(text, handle);
  return isOn === null ? null : { isOn, themeId: theme.id, themeName: theme.name };
}
