import type { ComponentType } from 'react';
import type { LiveReactions } from '../connection/live/live-reactions.ts';
import type { LoadPage } from './path-entry.ts';

/** A place in the list of the settings. */
export interface SettingsPlace {
  /** What belongs to the shop is the admins'; what is one's own is everybody's. */
  of: 'shop' | 'member';
  /** Its address; one's own is made with the member's id. */
  to: string | ((memberId: string) => string);
  title: string;
  text: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
}

/** What a feature hands over. `app/features.ts` lists them all; nothing else has to know of a new one. */
export interface Feature {
  /** Its pages by their addresses in the route table, each loaded when it is first opened. */
  pages?: Readonly<Record<string, LoadPage>>;
  /** Its pages that anybody may open, signed in or not, by their addresses. */
  publicPages?: Readonly<Record<string, LoadPage>>;
  /** Its place in the list of the settings, loaded with that list. */
  settingsPlaces?: readonly (() => Promise<{ settingsPlace: SettingsPlace }>)[];
  live?: LiveReactions;
  /** Lets go of what it holds of a person beside the query cache, before another may see it. */
  forget?(): void;
}
