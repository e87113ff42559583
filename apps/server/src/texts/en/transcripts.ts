/** What those are told who ask for a transcript and can't get one. */
export const texts = {
  transcripts: 'Too many transcripts',
  transcriptsTo: 'Too many transcripts to this address',
  noEmail: 'Leave your email address first, so that we know where to send it.',
  noEmailOfVisitor: 'This visitor has left no email address.',
  nothing: 'Nothing was said in this conversation yet.',
};
