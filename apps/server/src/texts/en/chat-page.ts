/** The page that is the chat itself. What the merchant writes stands beside it. */
export const texts = {
  failed: 'The chat couldn’t start. Check your connection and try again.',
  retry: 'Try again',
  noScripts: 'The chat needs JavaScript. Turn it on in your browser and load this page again.',
  nobody: 'There is no chat at this address.',
  nobodyHint: 'Ask the store for a new link.',
};
