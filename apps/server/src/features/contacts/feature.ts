import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import type { Feature } from '../../platform/feature.ts';
import { on } from '../../platform/reaction.ts';
import { tagRemoved } from '../tags/index.ts';
import { contactCalls, trailCalls, visitorContactCalls } from './contacts.calls.ts';
import { visitorSockets } from './contacts.sockets.ts';
import { followVisitors } from './visitor-presence.ts';
import { followRevocations } from './authenticate-visitor.ts';
import { contactFieldCalls } from './fields/contact-field.calls.ts';
import { contactImportCalls } from './import/contact-import.calls.ts';
import { importJob } from './import/import.jobs.ts';
import { eraseImports } from './import/import.store.ts';
import { runImport } from './import/run-import.ts';
import { followTag } from './list/segments.ts';
import { readPurchases } from './purchases/keep-purchases.ts';
import { readPurchasesJob } from './purchases/purchases.jobs.ts';
import { replaceTag } from './tags/tag-contact.ts';
import { contactListCalls } from './list/contact-list.calls.ts';
import { contactNoteCalls } from './notes/contact-notes.calls.ts';
import { eraseOldSteps } from './trail/trail.store.ts';
import { contactsTraces } from './contacts.traces.ts';

export const contactsFeature: Feature = {
  name: 'contacts',
  traces: contactsTraces,
  memberCalls: {
    ...contactCalls,
    ...contactListCalls,
    ...contactNoteCalls,
    ...contactFieldCalls,
    ...contactImportCalls,
    ...trailCalls,
  },
  visitorCalls: visitorContactCalls,
  socketHandlers: visitorSockets,
  jobs: [
    handle(readPurchasesJob, (ctx, { contactId }) => readPurchases(ctx, contactId)),
    handle(importJob, (ctx, { importId }) => runImport(ctx, importId)),
    defineSchedule('contacts.erase-imports', '23 * * * *', eraseImports),
    defineSchedule('contacts.erase-trails', '41 * * * *', eraseOldSteps),
  ],
  reactions: [on(tagRemoved, replaceTag), on(tagRemoved, followTag)],
  start(services) {
    const closings = [followVisitors(services), followRevocations(services)];
    return () => closings.forEach((close) => close());
  },
};
