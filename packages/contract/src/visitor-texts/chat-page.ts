/** The page that is the chat itself. The server writes it. */
export const chatPage = {
  chatPageTitle: 'Chat with us',
  chatPageFailed: 'The chat couldn’t start. Check your connection and try again.',
  chatPageNoScripts: 'The chat needs JavaScript. Turn it on in your browser and load this page again.',
  chatPageNobody: 'There is no chat at this address.',
  chatPageNobodyHint: 'Ask the store for a new link.',
} as const;
