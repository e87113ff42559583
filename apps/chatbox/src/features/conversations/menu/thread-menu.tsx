import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { onDemand } from '../../../app/wire/on-demand.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';

const Actions = onDemand(
  () => import('./thread-actions.tsx').then(({ ThreadActions: it, style }) => ({ it, style })),
  'menu-panel',
);

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
      {open && (
        <div id={panel}>
          <Actions id={id} onDone={close} />
        </div>
      )}
    </div>
  );
}
