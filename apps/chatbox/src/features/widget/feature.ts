import type { ChatboxFeature } from '../../app/feature.ts';
import { screen, home } from '../../app/screen.ts';
import { HomeHead } from './home-head.tsx';
import { HomeScreen } from './home-screen.tsx';
import { refreshWidget, refreshWithin } from './refresh-widget.ts';

/** The chat as the shop has set it up: where it begins. */
export const widgetFeature = {
  name: 'widget',
  screens: [screen(home.name).filledBy(HomeScreen, HomeHead)],
  liveEvents: { 'widget.changed': (chat, { withinMs }) => refreshWithin(chat, withinMs) },
  onSession: (chat, { isBehind }) => isBehind && refreshWithin(chat, 0),
  onReset: refreshWidget,
} satisfies ChatboxFeature;
