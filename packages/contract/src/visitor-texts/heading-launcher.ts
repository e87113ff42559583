/** The launcher. The loader holds no other words. */
export const launcher = {
  launcherLabel: 'Chat with us',
  launcherClose: 'Close chat',
} as const;

/** What the chat asks for, also while it is on its way. */
export const asking = {
  liveChatAsk: 'Ask us anything',
} as const;

/** The head of the chat. */
export const heading = {
  headingWelcome: 'Hi there 👋',
  headingOnline: 'We’re online',
} as const;

/** What the settings say there before the merchant has written anything. It comes with them. */
export const headingSettings = {
  headingDescription: 'Ask us anything, or find an answer below.',
  headingOnlineMessage: 'We’re online and happy to help.',
  headingOfflineMessage: 'We’re away right now. Leave your email and we’ll reply there.',
} as const;
