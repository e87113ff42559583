interface Sync {
  running: boolean;
  synced: number;
  total: number;
  error: string | null;
}

/** What the provider's staff see of a shop. */
export const texts = {
  title: 'Dev zone',
  tabs: { flags: 'Feature flags', events: 'Events', jobs: 'Jobs', sync: 'Sync' },
  flags: {
    liveChatFeedback: 'Live chat feedback',
    changeEmail: 'Change email',
    transferAdmin: 'Transfer admin',
    campaign: 'Campaigns',
    smartRecommendations: 'Smart recommendations',
  },
  noLimits: { label: 'No limits', text: 'The shop passes every plan gate.' },
  block: { label: 'Block access', text: 'The team sees the blocked page right away. Visitors aren’t affected.' },
  blockChatbox: {
    label: 'Block the chatbox',
    text: 'Visitors see nothing of it within seconds, and nothing they send is accepted. The team keeps the app, and reads why.',
  },
  events: { none: 'No events yet', number: 'Number', type: 'Type', when: 'When' },
  jobs: { none: 'No jobs', queue: 'Queue', waiting: 'Waiting', running: 'Running', failed: 'Failed' },
  sync: {
    kinds: { products: 'Products', pages: 'Pages' },
    run: { products: 'Sync products', pages: 'Sync pages' },
    started: 'Sync started',
    never: 'Never run',
    state: ({ running, synced, total, error }: Sync) =>
      `${running ? 'Running' : error ? 'Failed' : 'Done'}: ${synced}${total >= 0 ? ` of ${total}` : ''}`,
  },
};
