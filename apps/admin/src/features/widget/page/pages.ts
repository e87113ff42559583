/** The pages of the chatbox's settings, in the order of their tabs. */
export const builtPages = ['appearance', 'advanced', 'chat_page'] as const;
export type BuiltPage = (typeof builtPages)[number];
