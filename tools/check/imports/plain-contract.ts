const single = [
  'call',
  'default-texts',
  'fonts',
  'limits',
  'new-id',
  'plans',
  'pre-chat-answers',
  'problem',
  'readable-colors',
  'rich-text',
  'say-issue',
  'settings/contact/contact-links',
  'settings/contact/contact-values',
  'settings/display-pages',
  'settings/embed-config',
  'settings/hours/zone-clock',
  'settings/launcher-drawings',
  'settings/options',
  'settings/orders/order-labels',
  'settings/orders/order-words',
  'settings/orders/parcel-status',
  'settings/popups/popup-rules',
  'settings/popups/popup-schedule',
  'texts',
  'visitor-name',
].map((it) => `packages/contract/src/${it}.ts`);

/** Contract files without Zod: the chatbox and the client may hold them at run time. */
export const isPlainContract = (path: string): boolean =>
  single.includes(path) || path.startsWith('packages/contract/src/visitor-texts/');
