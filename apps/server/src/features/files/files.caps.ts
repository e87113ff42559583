import { texts } from '#texts/caps.ts';
import { day, type Use } from '../../platform/caps/caps.ts';
import type { CallUses } from '../../platform/caps/visitor-calls.ts';

const mega = 1024 * 1024;

/** Files that visitors upload. */
export const uploads: Use = {
  name: 'file',
  said: texts.files,
  contact: [day(60)],
  address: [day(1_000)],
  shop: [day(10_000)],
};

/** How many bytes these have. */
export const uploadedBytes: Use = {
  name: 'fileBytes',
  said: texts.largeFiles,
  contact: [day(150 * mega)],
  address: [day(2_000 * mega)],
  shop: [day(20_000 * mega)],
};

export const fileUses: CallUses = { 'POST /client/api/files': { use: uploads, bytes: uploadedBytes } };
