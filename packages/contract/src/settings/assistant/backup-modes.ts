/**
 * When the assistant answers, beside the people of the shop. `allow_always`: at any time. `allow_offline_hour`: outside
 * the shop's working hours, and people within them. `dont_allow`: within them, and it stands in for nobody outside.
 */
export const backupModes = ['allow_always', 'allow_offline_hour', 'dont_allow'] as const;
