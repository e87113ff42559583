import type { PrivacyTables } from '../../tables/privacy.ts';
import { defineTraces } from '../../traces.ts';

export const privacyTraces = defineTraces<PrivacyTables>({
  // A receipt names nobody.
  about: { privacy_receipts: 'nobody' },
});
