import { type ReactNode, useEffect, useRef } from 'react';
import type { ThreadAction } from '../../../app/slots.ts';
import { useChat } from '../../../app/use-chat.ts';
import { useAttempt } from '../../../ui/attempt.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { useEndAction } from './end-action.ts';

export { default as style } from './menu-panel.css?inline';

interface ActionProps {
  action: ThreadAction;
  onDone(): void;
}

function Action({ action, onDone }: ActionProps): ReactNode {
  const { busy, failure, run } = useAttempt(say(action.failed ?? 'liveChatEndFailed'));
  const press = async () => {
    if (await run(async () => action.run())) onDone();
  };
  return (
    <li>
      <button type="button" className="menu-item" disabled={busy} onClick={() => void press()}>
        <Icon name={action.icon} size={18} />
        <span>{action.label}</span>
      </button>
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}

/** What all features offer. Which there are never changes, so their hooks are called in one order. */
export function ThreadActions({ id, onDone }: { id: string; onDone(): void }): ReactNode {
  const { features } = useChat();
  const ref = useRef<HTMLUListElement>(null);
  const actions = features.flatMap((it) => it.threadActions ?? []).map((useAction) => useAction(id));
  const end = useEndAction(id);
  useEffect(() => ref.current?.querySelector<HTMLElement>('.menu-item')?.focus(), []);
  return (
    <ul ref={ref} className="menu-panel" aria-label={say('liveChatMenu')}>
      {[...actions, end].map((action) => action && <Action key={action.label} action={action} onDone={onDone} />)}
    </ul>
  );
}
