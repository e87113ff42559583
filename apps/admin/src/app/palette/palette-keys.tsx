import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useMe } from '../../people/me.tsx';
import { later } from '../../ui/later/later.ts';
import { closePalette, forgetPalette, openPalette, usePalette } from './palette-state.ts';
import { isApple } from './palette-key.ts';
import { rememberConversation } from './recent.ts';
import type { PalettePages } from './use-sections.ts';

const palette = later(() => import('./palette.tsx'));

const hasK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** On a Mac, Ctrl and K is an edit of the text field. */
const isPaletteKey = (event: KeyboardEvent) =>
  hasK(event) &&
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;

/** Dialogs and menus have the keyboard to themselves: what was begun there would be left behind. */
const isOtherOpen = () => document.querySelector('[role="dialog"][aria-modal="true"], [role="menu"]') !== null;

/** Opens the palette by its key, wherever the keyboard is, and remembers what could be looked for again. */
export function PaletteKeys(pages: PalettePages) {
  const me = useMe().member.id;
  const { pathname } = useLocation();
  const opened = usePalette((it) => it.opened);
  const code = palette.use(opened);
  const readId = matchPath('/inbox/:id', pathname)?.params.id;
  useEffect(() => forgetPalette, [me]);
  useEffect(() => {
    if (readId) rememberConversation(me, readId);
  }, [me, readId]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isPaletteKey(event)) return;
      if (!usePalette.getState().opened && isOtherOpen()) return;
      event.preventDefault();
      if (event.repeat) return;
      if (usePalette.getState().opened) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return code && <code.Palette {...pages} />;
}
