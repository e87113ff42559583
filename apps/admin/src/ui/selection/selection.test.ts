import { mostChosen } from '@chatty/contract/limits';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createSelection } from './selection.ts';

const { clearSelection, selectEverything, selectTo, showRows, toggle, useSelection } = createSelection<{
  count: number;
}>();

const rows = ['a', 'b', 'c', 'd', 'e'];
const chosen = () => [...useSelection.getState().ids].sort();
beforeEach(() => {
  clearSelection();
  showRows(rows);
});

test('a range reaches from the row that was chosen last, up or down', () => {
  toggle('d');
  selectTo('b');
  expect(chosen()).toEqual(['b', 'c', 'd']);
  selectTo('e');
  expect(chosen()).toEqual(['b', 'c', 'd', 'e']);
});

test('a row of everything that is let go leaves the other rows that are shown', () => {
  toggle('a');
  selectEverything({ count: 900 });
  toggle('c');
  expect(chosen()).toEqual(['a', 'b', 'd', 'e']);
  expect(useSelection.getState().everything).toBeNull();
});

test('whatever is pressed, only rows of the list are chosen, and no more than may be', () => {
  const many = Array.from({ length: mostChosen + 50 }, (_, at) => `row ${at}`);
  const step = fc.tuple(fc.boolean(), fc.constantFrom(...many, 'gone'));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      clearSelection();
      showRows(many);
      for (const [range, id] of steps) {
        if (range) selectTo(id);
        else if (id !== 'gone') toggle(id);
        const { ids } = useSelection.getState();
        expect(ids.size).toBeLessThanOrEqual(mostChosen);
        expect([...ids].every((it) => many.includes(it))).toBe(true);
        if (range && id !== 'gone' && ids.size < mostChosen) expect(ids.has(id)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test('what has left the list is not chosen any more, also when it comes back', () => {
  toggle('b');
  toggle('d');
  showRows(['a', 'c', 'd', 'e']);
  showRows(rows);
  expect(chosen()).toEqual(['d']);
  selectTo('e');
  expect(chosen()).toEqual(['d', 'e']);
});
