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
  notifications: { reads: ['members', 'shops'] },
  presence: { reads: ['members', 'shops'], writes: ['shops'] },
  shopify: { reads: ['shops'] },
  'sign-in': {
    reads: ['members', 'one_time_tokens', 'session', 'shops', 'user'],
    writes: ['account', 'members', 'one_time_tokens', 'session', 'tries', 'twoFactor', 'user', 'verification'],
  },
  team: { reads: ['shops', 'user'] },
};
