/** The page that sets how the assistant answers visitors. */
export const texts = {
  title: 'Assistant settings',
  subtitle: 'As whom and where the assistant answers, what it does, and how freely it words what it knows',
  onlyAdmins: 'Only admins change these.',
  labels: {
    aiAssistantSettings: 'Assistant settings',
    quickReplySettings: 'Suggested questions',
  },

  voice: 'Name, picture, and greeting',
  botName: 'Name',
  botNameHint: 'Visitors see it above each answer.',
  botAvatar: 'Picture',
  botAvatarHint: 'Visitors see it beside each answer.',
  botAvatars: { spark: 'Spark', robot: 'Robot', headset: 'Headset', leaf: 'Leaf', custom: 'Your own' },
  ownPicture: 'Your own picture',
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

  abilities: 'What it does',
  ability: {
    enabledFaqs: 'Answer from FAQs',
    enabledProducts: 'Answer about products',
    isShowProductAIAssistant: 'Show product cards',
    enableMultiCurrency: 'Name the currency of prices',
    enableOrderTracking: 'Look up orders',
  },
  abilityHint: {
    enabledFaqs: 'Off, it answers from your custom answers, pages, and policies alone.',
    enabledProducts: 'Off, it neither looks for products nor says what they cost.',
    isShowProductAIAssistant: 'Off, it says the price and links to the product instead.',
    enableMultiCurrency:
      'For visitors to whom your store shows another currency. Prices stay in your store’s own: nothing is converted.',
    enableOrderTracking: 'Only for visitors who prove that an order is theirs. Off, it offers a person.',
  },

  channels: 'Channels',
  channelsHint: 'Where the assistant answers',
  channelNames: {
    online_store: 'Online store',
    email: 'Email',
    facebook: 'Facebook',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
  },
  channelOff: 'Off, every conversation there waits for your team. Answers under way stop at once.',
  notConnected: 'This channel isn’t connected yet, so no visitor writes there.',

  suggestions: 'Suggested questions',
  suggestionsHint:
    'What visitors can ask with one tap. They see those with a quick answer, and those that the assistant can answer.',
  toQuickAnswers: 'Quick answers',
  answered: 'Visitors get your quick answer. Change it',
  changeAnswer: (question: string) => `Change the quick answer to “${question}”`,
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
