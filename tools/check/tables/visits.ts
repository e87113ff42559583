interface Visits {
  reads?: readonly string[];
  writes?: readonly string[];
}

/** Tables of others that a part of the server reads or writes itself. This list may only become shorter. */
export const permittedVisits: Readonly<Record<string, Visits>> = {
  contacts: { reads: ['conversations', 'shops'] },
  conversations: { reads: ['contacts', 'members', 'shops'] },
  'dev-zone': { reads: ['events', 'syncs'] },
  files: { reads: ['contacts'] },
  knowledge: { reads: ['knowledge_versions', 'syncs'], writes: ['knowledge_versions', 'syncs'] },
  notifications: { reads: ['members', 'messages', 'shops'], writes: ['members'] },
  presence: { reads: ['members', 'shops'], writes: ['shops'] },
  privacy: {
    reads: ['contacts', 'conversations', 'file_uses', 'files', 'members', 'messages', 'shops'],
    writes: [
      'contacts',
      'events',
      'files',
      'one_time_tokens',
      'session',
      'shops',
      'uploads',
      'user',
      'verification',
      'webhook_deliveries',
    ],
  },
  profile: { reads: ['conversations', 'session'], writes: ['members', 'messages', 'session'] },
  shopify: { reads: ['contacts', 'shops'], writes: ['shops'] },
  'sign-in': {
    reads: ['members', 'one_time_tokens', 'session', 'shops', 'user'],
    writes: [
      'account',
      'members',
      'one_time_tokens',
      'push_tokens',
      'session',
      'tries',
      'twoFactor',
      'user',
      'verification',
    ],
  },
  team: { reads: ['shops', 'user'], writes: ['push_tokens'] },
  telemetry: { reads: ['members'] },
  widget: { reads: ['contacts'], writes: ['contacts'] },
};
