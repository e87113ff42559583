/** The page that sets how the assistant answers visitors. */
export const texts = {
  title: 'Assistant settings',
  subtitle: 'Whether the assistant answers visitors, under which name, and how freely it words what it knows',
  onlyAdmins: 'Only admins change these.',
  labels: {
    isEnableAIAssistant: 'The assistant answers visitors',
    aiAssistantSettings: 'Name, greeting, and wording',
    quickReplySettings: 'Suggested questions',
  },

  answering: 'Answering',
  isEnabled: 'The assistant answers visitors',
  isEnabledHint:
    'Off, every conversation waits for your team from its first message on. What is being written is still sent.',

  voice: 'Name and greeting',
  botName: 'Name',
  botNameHint: 'Visitors see it above each answer.',
  welcomeMessage: 'Greeting',
  welcomeMessageHint: 'What stands in a new conversation before the visitor has written.',

  wording: 'Wording',
  wordingHint: 'Either way, nothing is said that your store’s own texts, products, and orders don’t say.',
  modes: {
    natural: 'Natural',
    exact: 'Exact',
  },
  modeHints: {
    natural: 'In its own words where your texts carry each of them. A sentence that they don’t carry is never sent.',
    exact: 'Only in sentences of your own, quoted word for word, and in fixed ones.',
  },

  suggestions: 'Suggested questions',
  suggestionsHint: 'What visitors can ask with one tap. They see only those that the assistant can answer.',
  suggestion: (at: number) => `Question ${at}`,
  addSuggestion: 'Add a question',
  remove: (question: string) => `Remove “${question}”`,
  up: (question: string) => `Move “${question}” up`,
  down: (question: string) => `Move “${question}” down`,
  offered: 'Visitors see it',
  notSaved: 'Whether the assistant can answer it is found out when you save',
  none: 'No question is suggested.',
  noRoom: (most: number) => `There is room for ${most} questions`,
};
