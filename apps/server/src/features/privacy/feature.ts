import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { deleteShop } from './erase/delete-shop.ts';
import { removeFiles } from './erase/remove-files.ts';
import { exportContacts } from './export/export-contacts.ts';
import { mailExport } from './export/mail-export.ts';
import { privacyCalls } from './privacy.calls.ts';
import { deleteShopJob, exportJob, mailExportJob, removeFilesJob } from './privacy.jobs.ts';
import { privacyTraces } from './privacy.traces.ts';

export const privacyFeature: Feature = {
  name: 'privacy',
  traces: privacyTraces,
  memberCalls: privacyCalls,
  jobs: [
    handle(removeFilesJob, removeFiles),
    handle(exportJob, exportContacts),
    handle(mailExportJob, mailExport),
    handle(deleteShopJob, deleteShop),
  ],
};
