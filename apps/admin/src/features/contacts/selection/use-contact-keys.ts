import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '../../../navigation/commands/hear-keys.ts';
import { useMe } from '../../../people/me.tsx';
import { clearSelection, selectTo, toggle } from './contact-selection.ts';

/** The contact whose row the keyboard is in. */
const reachedRow = () => document.activeElement?.closest<HTMLElement>('[data-contact]')?.dataset.contact;

/** X chooses the contact that the keyboard is at, Shift and X all from the one before, Esc lets go. */
export function useContactKeys(stands: boolean): void {
  const { singleKeys } = useMe().desk;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    const key = event.key.toLowerCase();
    const id = reachedRow();
    if (singleKeys && key === 'x' && id) (event.shiftKey ? selectTo : toggle)(id);
    else if (key === 'escape' && stands) clearSelection();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
