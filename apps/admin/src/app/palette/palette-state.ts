import { type KeyCommand, keyCommandNames } from '@chatty/contract/key-map';
import { create } from 'zustand';
import { commandHere } from '../../navigation/commands/commands.ts';

interface PaletteState {
  opened: boolean;
  /** What was typed the last time and led nowhere: it stands there again. */
  typed: string;
  /** The conversation whose row had the keyboard. */
  rowId: string | null;
  /** What keys can do there. */
  commands: readonly KeyCommand[];
}

const atFirst: PaletteState = { opened: false, typed: '', rowId: null, commands: [] };

export const usePalette = create<PaletteState>(() => atFirst);

/** Nobody who signs in next may find what was typed. */
export const forgetPalette = (): void => usePalette.setState(atFirst);

/** Brings the keyboard back to where it was. */
let goBack = () => {};

/** Where the keyboard is, with the caret: fields keep theirs themselves, a text that is edited in place does not. */
function rememberPlace(): () => void {
  const at = document.activeElement;
  const selection = document.getSelection();
  const range =
    at instanceof HTMLElement && at.isContentEditable && selection?.rangeCount
      ? selection.getRangeAt(0).cloneRange()
      : null;
  return () => {
    if (!(at instanceof HTMLElement) || !at.isConnected) return;
    at.focus({ preventScroll: true });
    if (!range) return;
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}

export function openPalette(): void {
  if (usePalette.getState().opened) return;
  goBack = rememberPlace();
  const row = document.activeElement?.closest<HTMLElement>('[data-conversation]');
  usePalette.setState({
    opened: true,
    rowId: row?.dataset.conversation ?? null,
    commands: keyCommandNames.filter((it) => commandHere(it)),
  });
}

/** The library's dialogs and menus give the keyboard back so long after they close. */
const givenBackMs = 30;

/** Opens the palette from a dialog or menu that closes with the press: the keyboard first returns to where it was before. */
export const openPaletteAfterClosing = (): void => void setTimeout(openPalette, givenBackMs);

/** Closes the palette; the keyboard is where it was before, but at no row of the list where another conversation is to be read. */
export function closePalette(leads = false): void {
  const { opened, rowId } = usePalette.getState();
  if (!opened) return;
  usePalette.setState({ opened: false });
  if (!leads || rowId === null) goBack();
  goBack = () => {};
}

export const keepTyped = (typed: string): void => usePalette.setState({ typed });
