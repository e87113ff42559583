import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { scopesChanged } from '../shops/index.ts';
import { tellStoreJob } from './newsletter/newsletter.jobs.ts';
import { tellStore, tellStoreOfAll } from './newsletter/tell-store.ts';
import { newsletterCalls, openPopupCalls, popupCalls } from './popups.calls.ts';
import { cappedNewsletterCalls } from './popups.caps.ts';
import { popupsTraces } from './popups.traces.ts';

/** What the store's pages show beside the chat, and what becomes of it. */
export const popupsFeature: Feature = {
  name: 'popups',
  traces: popupsTraces,
  memberCalls: popupCalls,
  openCalls: openPopupCalls,
  visitorCalls: newsletterCalls,
  cappedCalls: cappedNewsletterCalls,
  jobs: [handle(tellStoreJob, tellStore)],
  reactions: [on(scopesChanged, tellStoreOfAll)],
};
