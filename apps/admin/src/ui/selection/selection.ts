import { mostChosen } from '@chatty/contract/limits';
import { create } from 'zustand';

interface Selection<Everything> {
  /** The rows that were read, in their order. */
  rows: readonly string[];
  ids: ReadonlySet<string>;
  /** From where a range reaches. */
  anchor: string | null;
  /** Set where not only the rows that were read are meant. */
  everything: Everything | null;
}

const none = { ids: new Set<string>(), anchor: null, everything: null };

const atMost = (ids: Iterable<string>): ReadonlySet<string> => new Set([...new Set(ids)].slice(0, mostChosen));

/** Which rows of a list are chosen: one by one, from one to another, or all that match it. */
export function createSelection<Everything>() {
  const useSelection = create<Selection<Everything>>(() => ({ ...none, rows: [] }));
  return {
    useSelection,
    /** What has left the list is not chosen any more, also when it comes back. */
    showRows(rows: readonly string[]): void {
      const { ids, anchor } = useSelection.getState();
      const shown = new Set(rows);
      const held = [...ids].filter((it) => shown.has(it));
      useSelection.setState({
        rows,
        ids: held.length === ids.size ? ids : new Set(held),
        anchor: anchor !== null && shown.has(anchor) ? anchor : null,
      });
    },
    clearSelection: (): void => useSelection.setState(none),

    /** Chooses a row or lets it go; of everything, all that is shown stays chosen but that row. */
    toggle(id: string): void {
      const { rows, ids, everything } = useSelection.getState();
      const held = everything ? rows : [...ids];
      const next = held.includes(id) ? held.filter((it) => it !== id) : [...held, id];
      useSelection.setState({ ids: atMost(next), anchor: id, everything: null });
    },

    /** Chooses all rows from the one that was chosen last to this one. */
    selectTo(id: string): void {
      const { rows, ids, anchor } = useSelection.getState();
      const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)];
      if (to === -1) return;
      const range = rows.slice(Math.min(from === -1 ? to : from, to), Math.max(from, to) + 1);
      useSelection.setState({ ids: atMost([...ids, ...range]), anchor: anchor ?? id, everything: null });
    },

    selectEverything: (everything: Everything): void => useSelection.setState({ everything }),
  };
}
