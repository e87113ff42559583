interface Visits {
  reads?: readonly string[];
  writes?: readonly string[];
}

/** Tables of others that a part of the server reads or writes itself. This list may only become shorter. */
export const permittedVisits: Readonly<Record<string, Visits>> = {
  contacts: { reads: ['conversations'] },
  conversations: { reads: ['contacts', 'members', 'shops'] },
  'dev-zone': { reads: ['events', 'syncs'] },
  files: { reads: ['contacts'] },
  knowledge: { reads: ['knowledge_versions', 'syncs'], writes: ['knowledge_versions', 'syncs'] },
  members: {
    reads: ['account', 'one_time_tokens', 'session', 'shops', 'user'],
    writes: [
      'account',
      'one_time_tokens',
      'push_tokens',
      'session',
      'shops',
      'tries',
      'twoFactor',
      'user',
      'verification',
    ],
  },
  messages: { reads: ['messages'], writes: ['messages'] },
  notifications: { reads: ['members', 'messages', 'shops'], writes: ['conversations', 'members'] },
  platform: { reads: ['contacts', 'members', 'shops'] },
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
  telemetry: { reads: ['members'] },
  widget: { reads: ['contacts'], writes: ['contacts'] },
};
