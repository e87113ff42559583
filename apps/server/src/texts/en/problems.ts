/** What the server answers in several places when something cannot be done. */
export const texts = {
  notFound: (what: string) => `${what} doesn’t exist, or you don’t have access to it.`,
  this: 'This',
  thisConversation: 'This conversation',
  thisAddress: 'This page',
  brokenList: 'This list can’t go on from there. Reload it from the start.',
  notUnderstood: 'We couldn’t read that request.',
  unavailable: 'This isn’t working right now. Try again in a few seconds.',
  bug: (reference: string) =>
    `Something went wrong on our end. Try again. If it keeps happening, send us this reference: ${reference}`,

  changedMeanwhile: 'Someone else changed this meanwhile. Choose what stays, then save again.',
  changedByOther: 'Someone else changed this',

  sessionExpired: 'Your session has expired. Please log in again.',
  logIn: 'Log in to continue.',
  visitEnded: 'This visit has ended. Reload the page to start a new one.',
  adminsOnly: 'Only an admin can do this.',
  blocked: 'Chatty is blocked for this shop. Contact us to restore access.',

  tooLarge: (limit: string) => `This is too large. The limit is ${limit}.`,
  kilobytes: (count: number) => `${count} KB`,
  megabytes: (count: number) => `${count} MB`,
  tooDeep: 'This request is nested too deeply.',
  richTextTooLong: (max: number) => `Use at most ${max.toLocaleString('en-US')} characters, formatting included.`,
  tooManyRequests: 'Too many requests. Wait a minute and try again.',
  tooManyUploads: 'Too many files are uploading right now. Wait a moment and try again.',
  tooManyWebhookDeliveries: 'Too many deliveries right now. Send this one again later.',
  requestTooSlow: 'The request took too long. Send it again.',
  headersTooLarge: 'The request headers are too large.',
};
