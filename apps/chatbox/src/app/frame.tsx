import { mobileBreakpointPx } from '@chatty/contract/limits';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { drawSlot } from './slots.ts';
import { Icon } from '../ui/icons.tsx';
import { DateFormatContext } from '../ui/locale.ts';
import { say } from '../ui/say.ts';
import { useDialogKeys } from '../ui/focus.ts';
import { type FilledScreen, home, keyOf, type View } from './screen.ts';
import { useChat, useChatState } from './use-chat.ts';

interface FrameProps {
  /** Null where the chat is the page itself. */
  onClose: (() => void) | null;
}

interface HeadProps extends FrameProps {
  view: View;
  /** Undefined while what draws it is on its way. */
  filled: FilledScreen | undefined;
}

function Head({ view, filled, onClose }: HeadProps): ReactNode {
  const chat = useChat();
  const shopName = useChatState((state) => state.session?.shopName ?? '');
  const backLabel = useChatState((state) => state.session?.widget.backBtnLabel);
  return (
    <div className={view.name === home.name ? 'head head-home' : 'head'}>
      {view.name !== chat.base.name && (
        <button
          type="button"
          className={backLabel ? 'icon turn turn-words' : 'icon turn'}
          aria-label={backLabel || say('navigationBack')}
          onClick={() => chat.show(chat.base)}
        >
          <Icon name="back" />
          {backLabel && <span>{backLabel}</span>}
        </button>
      )}
      {filled?.head?.(view) ?? (
        <h2 className="head-words" dir="auto">
          {shopName}
        </h2>
      )}
      {onClose && (
        <button type="button" className="icon" aria-label={say('launcherClose')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Fits the dialog into what is left of a phone's screen when the keyboard is up. */
function useVisibleHeight(ref: { current: HTMLElement | null }): void {
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      ref.current?.style.setProperty('--seen', `${view?.height ?? innerHeight}px`);
      ref.current?.style.setProperty('--seen-top', `${view?.offsetTop ?? 0}px`);
    };
    fit();
    view?.addEventListener('resize', fit);
    view?.addEventListener('scroll', fit);
    return () => {
      view?.removeEventListener('resize', fit);
      view?.removeEventListener('scroll', fit);
    };
  }, [ref]);
}

/** Whoever writes already keeps the keyboard. */
function isWriting(dialog: HTMLElement | null): boolean {
  if (!dialog) return false;
  const { activeElement } = dialog.getRootNode() as ShadowRoot;
  return dialog.contains(activeElement) && activeElement?.matches('textarea') === true;
}

const phone = () => matchMedia(`(max-width: ${mobileBreakpointPx - 1}px)`);

/** Whether the chat covers the whole page, as it does on a phone. */
function useCovers(): boolean {
  const [covers, setCovers] = useState(() => phone().matches);
  useEffect(() => {
    const narrow = phone();
    const look = () => setCovers(narrow.matches);
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, []);
  return covers;
}

/** Stands where a screen will, while what draws it is on its way. */
function Coming({ failed }: { failed: boolean }): ReactNode {
  const chat = useChat();
  return (
    <div className="scroll page" aria-busy={!failed}>
      {failed && (
        <>
          <p className="problem" role="alert">
            {say('navigationStartFailed')}
          </p>
          <button type="button" className="secondary" onClick={() => void chat.fetchLater()}>
            {say('navigationRetry')}
          </button>
        </>
      )}
    </div>
  );
}

/** The dialog, or what stands on a page of its own: its head, one screen, and what lies over it. */
export function Frame({ onClose }: FrameProps): ReactNode {
  const chat = useChat();
  const open = useChatState((state) => state.open);
  const asked = useChatState((state) => state.view);
  const whole = useChatState((state) => state.whole);
  const dateFormat = useChatState((state) => state.session?.widget.dateFormat ?? null);
  const ref = useRef<HTMLDivElement>(null);
  const isModal = useCovers() && onClose !== null;
  useDialogKeys(ref, { onClose, isModal });
  useVisibleHeight(ref);

  const screens = chat.features.flatMap((it) => it.screens ?? []);
  const named = (name: string) => screens.find((it) => it.name === name);
  // An earlier version may have kept a screen that is gone.
  const view = named(asked.name) || whole !== 'here' ? asked : home;
  const filled = named(view.name);
  const key = keyOf(view);
  const isHere = filled !== undefined;
  useEffect(() => {
    if (!open || !chat.wantsFocus || isWriting(ref.current)) return;
    const field = matchMedia('(pointer: fine)').matches
      ? ref.current?.querySelector<HTMLElement>('textarea[enterkeyhint]')
      : null;
    (field ?? ref.current)?.focus({ preventScroll: true });
    // A screen may come later than it was asked for.
  }, [open, key, chat, isHere]);

  return (
    <div
      ref={ref}
      className="dialog"
      role={onClose ? 'dialog' : 'region'}
      aria-label={say('navigationDialog')}
      {...(onClose && { 'aria-modal': isModal })}
      tabIndex={-1}
      hidden={!open}
    >
      <Head view={view} filled={filled} onClose={onClose} />
      <DateFormatContext.Provider value={dateFormat}>
        <Fragment key={key}>{filled ? filled.body(view) : <Coming failed={whole === 'failed'} />}</Fragment>
      </DateFormatContext.Provider>
      {drawSlot(chat.features, 'overlays')}
    </div>
  );
}
