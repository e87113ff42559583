import type { PopupAct } from '@chatty/contract/popups';
import type { PopupKind } from '@chatty/contract/settings/popups/popup-rules';
import type { ShellConfig } from '../loader/shell.ts';

/** Acts that come within so long are told together. Once a browser has asked whether it may, it tells at the page's end, too. */
const gatherMs = 1_000;

const waiting: { kind: PopupKind; act: PopupAct }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says nothing of who it is, and outlives the page. A count that is lost is only a count. */
function tell({ origin, shop }: ShellConfig): void {
  clearTimeout(timer);
  timer = undefined;
  const acts = waiting.splice(0);
  if (acts.length === 0) return;
  const headers = { 'content-type': 'application/json' };
  void fetch(`${origin}/client/api/popups/acts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ shop, acts }),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}

/** Counts what became of a popup. */
export function count(config: ShellConfig, kind: PopupKind, act: PopupAct): void {
  if (waiting.length === 0 && timer === undefined) addEventListener('pagehide', () => tell(config), { once: true });
  waiting.push({ kind, act });
  timer ??= setTimeout(() => tell(config), gatherMs);
}
