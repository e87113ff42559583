/** Getting around in the chat, and what stands on several of its screens. */
export const navigation = {
  navigationDialog: 'Chat',
  navigationBack: 'Back',
  navigationRetry: 'Try again',
  navigationStartFailed: 'The chat couldn’t start.',
  navigationPartFailed: 'This couldn’t be loaded.',
  navigationPoweredBy: 'Powered by Chatty',
} as const;
