import type { ShortcutsTables } from '../../tables/shortcuts.ts';
import { defineTraces } from '../../traces.ts';

export const shortcutsTraces = defineTraces<ShortcutsTables>({
  about: { shortcuts: 'nobody' },
});
