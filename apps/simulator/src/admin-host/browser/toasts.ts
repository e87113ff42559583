import type { News } from '../../app-bridge/protocol.ts';
import { make, part, pressable } from './page-parts.ts';

type Toast = Extract<News, { news: 'toast' }>;
const shown = new Map<string, HTMLElement>();

/** Shows a toast of the app until its time is over, its cross or its action is pressed. */
export function showToast(toast: Toast, told: (end: 'action' | 'gone') => void): void {
  const element = make('div', toast.isError ? 'toast error' : 'toast', make('span', '', toast.message));
  const end = (how: 'action' | 'gone'): void => {
    if (shown.get(toast.id) !== element) return;
    hideToast(toast.id);
    told(how);
  };
  if (toast.action) element.append(pressable(toast.action, () => end('action')));
  const cross = pressable('×', () => end('gone'), 'cross');
  cross.ariaLabel = 'Dismiss';
  element.append(cross);
  shown.set(toast.id, element);
  part('toasts').append(element);
  setTimeout(() => end('gone'), toast.duration);
}

export function hideToast(id: string): void {
  shown.get(id)?.remove();
  shown.delete(id);
}
