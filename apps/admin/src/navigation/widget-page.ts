import { mobileBreakpointPx, widgetPageKeptDays } from '@chatty/contract/limits';
import { type LocalRecord, localRecord } from '../ui/browser/local-record.ts';

/** The pages of the chatbox's settings that one can come back to; `home` is where one begins. */
const widgetPages = ['home', 'appearance', 'advanced', 'chat_page'] as const;
export type WidgetPage = (typeof widgetPages)[number];

/** A page as it was kept, or null when there is no such page (any more). */
export const widgetPageOf = (kept: unknown): WidgetPage | null => widgetPages.find((it) => it === kept) ?? null;

/** The page that was open last in this browser. */
export const storedWidgetPage: LocalRecord<WidgetPage> = localRecord('widget page', {
  days: widgetPageKeptDays,
  parse: widgetPageOf,
});

/**
 * The page to begin with. A phone begins at home, where all pages are listed, unless the address names a place by its
 * hash. Nothing stored, too old or invalid means home (specification, section 5).
 */
export function firstWidgetPage(
  { innerWidth, hash }: { innerWidth: number; hash: string },
  stored: LocalRecord<WidgetPage> = storedWidgetPage,
): WidgetPage {
  const isIgnored = innerWidth < mobileBreakpointPx && hash.replace('#', '') === '';
  return isIgnored ? 'home' : (stored.read() ?? 'home');
}
