import type { PopupContent } from '@chatty/contract/popups';
import { make } from '../element.ts';
import type { PopupDeps } from './popup-deps.ts';

type Welcome = Extract<PopupContent, { kind: 'welcome' }>;

/** A way into the chat, which opens with the greeting as its first line. Nothing begins before the visitor writes. */
export function welcomeBody({ title, message, button }: Welcome, { clicked, close }: PopupDeps): Node[] {
  const greeting = [title, message].filter((it) => it !== '').join('\n\n');
  const open = () => {
    clicked();
    close();
    void window.Chatty?.open({ greeting });
  };
  return [make('button', { type: 'button', className: 'popup-main', onclick: open }, button)];
}
