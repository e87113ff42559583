import type { EmbedNow } from '@chatty/contract/boot';
import { isHere } from './draw-shell.ts';
import type { PopupsModule, Shell } from './shell.ts';
import { whenDue } from './when-due.ts';

/**
 * Hides all of ours on this page or shows it, as the merchant wants by now, and waits for the popups that were switched on
 * since. False where something newer was applied already: nothing is done then.
 */
export function applyEmbed(shell: Shell, { embed: { enabled, popups }, widgetEvent }: EmbedNow): boolean {
  const { config, root, told = 0 } = shell;
  if (widgetEvent < told) return false;
  shell.told = widgetEvent;
  shell.isOff = !enabled;
  (root.host as HTMLElement).style.display = enabled ? '' : 'none';
  const known = new Set(shell.popups?.map((it) => JSON.stringify(it)));
  // Of those that were known, the module of popups leaves out what does not stand here when its moment comes.
  shell.popups = enabled ? popups : [];
  for (const rule of shell.popups) {
    if (known.has(JSON.stringify(rule)) || !isHere({ config, look: rule })) continue;
    const address = `${config.origin}/chatbox/popups.js`;
    const show = ({ show }: PopupsModule) => show(shell, rule);
    whenDue(rule, () => void import(/* @vite-ignore */ address).then(show, () => {}));
  }
  return true;
}
