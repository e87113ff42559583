import type { Boot } from '@chatty/contract/boot';
import { applyEmbed } from './apply-embed.ts';
import type { AnewModule } from './shell.ts';

/** What the shop's chatbox is set up like by now; null where that cannot be had, or it has none any more. */
async function ask(origin: string, query: URLSearchParams): Promise<Boot | null> {
  try {
    // Whoever has just been here and saved something since is not shown what the browser kept a second ago.
    const answer = await fetch(`${origin}/client/api/boot?${query}`, { cache: 'no-cache' });
    return ((await answer.json()) as { data?: Boot }).data ?? null;
  } catch {
    return null;
  }
}

export const reread: AnewModule['reread'] = async (shell) => {
  const { origin, shop, locale } = shell.config;
  const boot = await ask(origin, new URLSearchParams({ shop, locale }));
  if (boot && applyEmbed(shell, boot)) shell.apply({ ...boot.widget, ...boot.embed });
};
