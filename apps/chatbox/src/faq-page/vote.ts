import { voterOf } from '@chatty/client/voter';
import { isDesigned } from '../loader/designed.ts';
import type { ShellConfig } from '../loader/shell.ts';

/** Sends one vote; false when it was not taken. */
async function send(faq: string, isHelpful: boolean, { origin, shop }: ShellConfig): Promise<boolean> {
  const body = JSON.stringify({ shop, voter: voterOf(), isHelpful });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body };
  return fetch(`${origin}/client/api/faqs/${faq}/vote`, init).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** A link into the chat, which the loader opens. */
function linkTo(chat: string): HTMLElement {
  const link = document.createElement('a');
  link.href = '#chatty';
  link.textContent = chat;
  return link;
}

/**
 * Counts a visitor's click below an answer of the store's pages, and says what came of it: whom it did not help is
 * offered the chat. The words stand in the page, around all its answers.
 */
export async function vote(button: HTMLElement, config: ShellConfig): Promise<void> {
  const votes = button.closest<HTMLElement>('[data-faq]');
  const status = votes?.querySelector('[role=status]');
  const words = votes?.closest<HTMLElement>('[data-thanks]')?.dataset;
  if (!votes || !status || !words) return;
  const isHelpful = button.dataset.chattyVote === 'yes';
  const buttons = [...votes.querySelectorAll('button')];
  const before = buttons.map((it) => it.getAttribute('aria-pressed') ?? 'false');
  for (const it of buttons) it.setAttribute('aria-pressed', String(it === button));
  // Whoever designs the store tries it: that is no opinion.
  const isTaken = isDesigned() || (await send(votes.dataset.faq ?? '', isHelpful, config));
  if (!isTaken) buttons.forEach((it, at) => it.setAttribute('aria-pressed', before[at] ?? 'false'));
  const said = isTaken ? (isHelpful ? words.thanks : words.sorry) : words.failed;
  status.replaceChildren(`${said ?? ''} `, ...(isTaken && !isHelpful ? [linkTo(words.chat ?? '')] : []));
}
