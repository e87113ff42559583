import { texts as later } from '#texts/later-pages.ts';
import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

const settings = { in: ['admin'], menu: 'settings' } as const;

/**
 * Pages that are not built. Whoever opens one sees the not-found page, as at every unknown address, so that no browser
 * loads these: they are here for docs/paths.md, and each moves to the other files with its page.
 */
export const laterPaths: Address[] = [
  { ...settings, path: '/settings/reports', title: later.reports },
  { ...settings, path: '/settings/translations/:locale/campaign/:campaignId', title: texts.translations },
  { ...settings, path: '/settings/channels', title: later.channels },
  { ...settings, path: '/settings/channels/email', title: later.email },
  { ...settings, path: '/settings/channels/email/senders', title: later.email },
  { ...settings, path: '/settings/channels/email/preferences', title: later.email },
  { ...settings, path: '/settings/channels/email/:id', title: later.email },
  { ...settings, path: '/settings/channels/facebook', title: later.facebook },
  { ...settings, path: '/settings/channels/whatsApp', title: later.whatsapp },
  { ...settings, path: '/settings/integrations/joy', title: later.joy },
  { ...settings, path: '/settings/integrations/klaviyo', title: later.klaviyo },
  { ...settings, path: '/settings/integrations/snippet', title: later.snippet },
  { ...settings, menu: 'subscription', path: '/settings/subscription', title: texts.subscription },
];
