import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ThreadAction } from '../../../app/slots.ts';
import { useChat } from '../../../app/use-chat.ts';
import { useAttempt } from '../../../ui/attempt.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { useEndAction } from './own-actions.ts';

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
function Actions({ id, panel, onDone }: { id: string; panel: string; onDone(): void }): ReactNode {
  const { features } = useChat();
  const ref = useRef<HTMLUListElement>(null);
  const actions = features.flatMap((it) => it.threadActions ?? []).map((useAction) => useAction(id));
  const end = useEndAction(id);
  useEffect(() => ref.current?.querySelector<HTMLElement>('.menu-item')?.focus(), []);
  return (
    <ul ref={ref} id={panel} className="menu-panel" aria-label={say('liveChatMenu')}>
      {[...actions, end].map((action) => action && <Action key={action.label} action={action} onDone={onDone} />)}
    </ul>
  );
}

/** What else can be done with the conversation that is shown, behind one button. */
export function ThreadMenu({ id }: { id: string }): ReactNode {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const root = place.current?.getRootNode();
    const leave = (event: Event) => {
      const to = event.target instanceof Node ? event.target : null;
      if (!place.current?.contains(to)) setOpen(false);
    };
    // Within the shadow root the target is the very element; outside of it nothing is of the menu.
    root?.addEventListener('pointerdown', leave);
    root?.addEventListener('focusin', leave);
    return () => {
      root?.removeEventListener('pointerdown', leave);
      root?.removeEventListener('focusin', leave);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={place}
      className="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // The chat itself stays open.
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="icon"
        aria-label={say('liveChatMenu')}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && <Actions id={id} panel={panel} onDone={close} />}
    </div>
  );
}
