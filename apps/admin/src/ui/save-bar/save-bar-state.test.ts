import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnsaved, nothingUnsaved, type SaveBarEvent, saveBarReducer } from './save-bar-state.ts';

const after = (...events: SaveBarEvent[]) => events.reduce(saveBarReducer, nothingUnsaved);

const anyEvent: fc.Arbitrary<SaveBarEvent> = fc.oneof(
  fc.constant({ type: 'changed' } as const),
  fc.constant({ type: 'save' } as const),
  fc.record({
    type: fc.constant('saved' as const),
    result: fc.constantFrom(true, false, undefined, { id: '1' }, null),
  }),
  fc.constant({ type: 'failed', failure: { words: 'No', mayHelp: true } } as const),
  fc.constant({ type: 'discarded' } as const),
  fc.constant({ type: 'leaving' } as const),
);

test('a save clears the flag only when its result is truthy', () => {
  expect(isUnsaved(after({ type: 'changed' }, { type: 'save' }, { type: 'saved', result: true }))).toBe(false);
  for (const result of [false, undefined, null, 0, '']) {
    expect(isUnsaved(after({ type: 'changed' }, { type: 'save' }, { type: 'saved', result }))).toBe(true);
  }
});

test('why a save failed is said until the next one begins or the changes are given up', () => {
  const failure = { words: 'No connection.', mayHelp: true };
  const failed: SaveBarEvent[] = [{ type: 'changed' }, { type: 'save' }, { type: 'failed', failure }];
  expect(after(...failed)).toMatchObject({ saving: null, failure });
  expect(isUnsaved(after(...failed))).toBe(true);
  expect(after(...failed, { type: 'changed' }).failure).toEqual(failure);
  expect(after(...failed, { type: 'save' }).failure).toBeNull();
  expect(after(...failed, { type: 'discarded' }).failure).toBeNull();
});

test('what is changed while a save runs stays unsaved', () => {
  const state = after({ type: 'changed' }, { type: 'save' }, { type: 'changed' }, { type: 'saved', result: true });
  expect(isUnsaved(state)).toBe(true);
  expect(state.saving).toBe(null);
});

test('a discard while a save runs does nothing', () => {
  expect(isUnsaved(after({ type: 'changed' }, { type: 'save' }, { type: 'discarded' }))).toBe(true);
});

test('leaving shakes the bar only while something is unsaved', () => {
  expect(after({ type: 'leaving' }).shakes).toBe(0);
  expect(after({ type: 'changed' }, { type: 'leaving' }).shakes).toBe(1);
});

test('whatever happens, unsaved changes vanish only by a good save or a discard, and never two saves run', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = nothingUnsaved;
      for (const event of events) {
        const next = saveBarReducer(state, event);
        if (isUnsaved(state) && !isUnsaved(next)) {
          expect(event.type === 'discarded' || (event.type === 'saved' && Boolean(event.result))).toBe(true);
        }
        if (state.saving !== null && next.saving !== null) expect(next.saving).toBe(state.saving);
        expect(next.settled).toBeLessThanOrEqual(next.changes);
        state = next;
      }
    }),
  );
});
