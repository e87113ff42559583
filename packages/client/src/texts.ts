/**
 * What a call says that brought no words of the server. Only why there is no answer: what that means for what was tried
 * is said by who tried it.
 */
export const texts = {
  noConnection: 'No connection.',
  noAnswer: 'The server isn’t responding.',
  timedOut: 'Request timed out',
};
