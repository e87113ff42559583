import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveForm, openForm } from './unsaved-forms.ts';

test('what leaves a form runs exactly when nothing is unsaved; otherwise each unsaved form shakes once', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ unsaved: fc.boolean(), open: fc.boolean() }), { maxLength: 5 }), (cases) => {
      let ran = 0;
      const shaken = cases.map(() => 0);
      const closers = cases.map(({ unsaved }, i) =>
        openForm({ isUnsaved: () => unsaved, shake: () => void (shaken[i] = (shaken[i] ?? 0) + 1) }),
      );
      cases.forEach(({ open }, i) => open || closers[i]?.());
      const held = cases.map(({ unsaved, open }) => unsaved && open);
      expect(leaveForm(() => void (ran += 1))).toBe(!held.includes(true));
      expect(ran).toBe(held.includes(true) ? 0 : 1);
      expect(shaken).toEqual(held.map((it) => (it ? 1 : 0)));
      for (const close of closers) close();
    }),
  );
});
