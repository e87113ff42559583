import type { ChatboxFeature } from '../../app/feature.ts';
import { screen, home } from '../../app/screen.ts';
import { HomeHead } from './home-head.tsx';
import { HomeScreen } from './home-screen.tsx';
import { refreshWidget } from './refresh-widget.ts';

/** The chat as the shop has set it up: where it begins. */
export const widgetFeature = {
  name: 'widget',
  screens: [screen(home.name).filledBy(HomeScreen, HomeHead)],
  // What couldn't be read now comes with the next session.
  liveEvents: { 'widget.changed': (chat) => void refreshWidget(chat).catch(() => {}) },
  onReset: refreshWidget,
} satisfies ChatboxFeature;
