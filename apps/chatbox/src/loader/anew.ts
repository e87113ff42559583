import type { Boot } from '@chatty/contract/boot';
import { isHere } from './draw-shell.ts';
import type { AnewModule, PopupsModule } from './shell.ts';
import { whenDue } from './when-due.ts';

/** What the shop's chatbox is set up like by now; null where that cannot be had, or it has none any more. */
async function ask(origin: string, query: URLSearchParams): Promise<Boot | null> {
  try {
    const answer = await fetch(`${origin}/client/api/boot?${query}`);
    return ((await answer.json()) as { data?: Boot }).data ?? null;
  } catch {
    return null;
  }
}

export const reread: AnewModule['reread'] = async (shell, told) => {
  const { config, launcher } = shell;
  const { origin, shop, locale } = config;
  const boot = await ask(origin, new URLSearchParams({ shop, locale }));
  if (!boot) return;
  const { enabled, popups } = boot.embed;
  shell.apply({ ...boot.widget, ...boot.embed });
  launcher.style.display = enabled ? '' : 'none';
  const known = new Set((shell.popups ?? told.popups).map((it) => JSON.stringify(it)));
  // Of those that were known, the module of popups leaves out what does not stand here when its moment comes.
  shell.popups = popups;
  for (const rule of popups) {
    if (known.has(JSON.stringify(rule)) || !isHere({ config, look: rule })) continue;
    const address = `${origin}/chatbox/popups.js`;
    const show = ({ show }: PopupsModule) => show(shell, rule);
    whenDue(rule, () => void import(/* @vite-ignore */ address).then(show, () => {}));
  }
};
