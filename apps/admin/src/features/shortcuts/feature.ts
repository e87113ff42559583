import type { Feature } from '../../navigation/feature.ts';

/** All of it comes at once, when somebody looks at shortcuts or one that is held changes: no first screen needs it. */
const later = async () => (await import('./pages.ts')).ofShortcuts;

export const shortcutsFeature: Feature = {
  pages: {
    '/settings/shortcut': async () => ({ Component: (await later()).ShortcutListPage }),
    '/settings/shortcut/create': async () => ({ Component: (await later()).AddShortcutPage }),
    '/settings/shortcut/:shortcutId': async () => ({ Component: (await later()).EditShortcutPage }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
  live: {
    apply(client, event) {
      const isHeld = client.getQueryCache().find({ queryKey: ['shortcuts'], exact: false });
      if (isHeld && /^(shortcut|tag)\./.test(event.type))
        void later().then((it) => it.applyShortcutEvent(client, event));
    },
  },
};
