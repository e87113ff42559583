import { texts } from '#texts/caps.ts';
import { day, type Capped } from '../../platform/caps/caps.ts';
import type { CappedCalls } from '../../platform/caps/visitor-calls.ts';

const mega = 1024 * 1024;

/** Files that visitors upload. */
export const uploads: Capped = {
  name: 'file',
  said: texts.files,
  contact: [day(60)],
  address: [day(1_000)],
  shop: [day(10_000)],
};

/** How many bytes these have. */
export const uploadedBytes: Capped = {
  name: 'fileBytes',
  said: texts.largeFiles,
  contact: [day(150 * mega)],
  address: [day(2_000 * mega)],
  shop: [day(20_000 * mega)],
};

export const cappedFileCalls: CappedCalls = { 'POST /client/api/files': { kind: uploads, bytes: uploadedBytes } };
