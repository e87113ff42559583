import { inParts, type Proof } from './proof.ts';

const ofAssistant = (...names: readonly string[]) => inParts('aiAssistantSettings', names);
const abilities = 'apps/server/src/features/assistant/abilities.test.ts';
const handOff = 'apps/server/src/features/assistant/hand-off-rules.test.ts';

/** Which tests prove which fields of the assistant and of its suggested questions. */
export const assistantProofs: readonly Proof[] = [
  {
    file: 'e2e/assistant/hand-off.e2e.ts',
    test: 'one press stops the assistant in the whole shop, another starts it again, and undo takes it back',
    both: [['isEnableAIAssistant', "{ name: 'Stop the assistant' }"]],
  },
  {
    file: 'e2e/assistant/assistant-settings.e2e.ts',
    test: 'name, picture, greeting, wording, what it does and where, and suggested questions reach the visitors, who see only what the assistant answers',
    sets: ofAssistant(
      ...['aiAssistantMode', 'botName', 'botAvatar', 'botAvatarUrl', 'welcomeMessage', 'enabledFaqs', 'channels'],
      ...['enabledProducts', 'isShowProductAIAssistant', 'enableMultiCurrency', 'enableOrderTracking'],
    ),
    sees: [
      ...ofAssistant('botName', 'welcomeMessage', 'channels'),
      ['aiAssistantSettings.botAvatar', 'expect.stringMatching(/^M/)'],
      ['aiAssistantSettings.botAvatarUrl', 'expect.stringContaining(botAvatarUrl)'],
    ],
  },
  {
    file: 'apps/server/src/features/assistant/second-look.test.ts',
    test: 'a true paraphrase gives way to the sentence that it retells, and nobody is asked again',
    sees: [['aiAssistantSettings.aiAssistantMode', 'not in the shop’s own words, and the shop wants no others']],
  },
  {
    file: 'e2e/assistant/instructions.e2e.ts',
    test: 'an instruction is written under the five headings, and two who write at once lose nothing',
    sets: ofAssistant('customInstruction', 'hasInstruction', 'industry'),
    sees: ofAssistant('hasInstruction', 'industry'),
  },
  {
    file: 'apps/server/src/features/assistant/instruction.test.ts',
    test: 'stands before the rules of safety, each line marked as the shop’s; without one nothing is said of it',
    sees: [['aiAssistantSettings.customInstruction', 'customInstruction: ']],
  },
  {
    file: 'apps/server/src/features/shop-settings/instruction/assistant-instruction.test.ts',
    test: 'the assistant counts as tested, too, where whoever saves says so',
    both: [['aiAssistantSettings.hasTested', 'hasTested: true']],
  },
  {
    file: abilities,
    test: 'FAQs: they are neither quoted nor named, and the record names another configuration',
    sees: ofAssistant('enabledFaqs'),
  },
  { file: abilities, test: 'products: none is looked for or shown', sees: ofAssistant('enabledProducts') },
  {
    file: abilities,
    test: 'cards of products: the price is said, and a link takes the place of the card',
    sees: ofAssistant('isShowProductAIAssistant'),
  },
  {
    file: abilities,
    test: 'currency: a price names it where the store shows the visitor another one, and nothing is converted',
    sees: ofAssistant('enableMultiCurrency'),
  },
  {
    file: abilities,
    test: 'orders: none is looked up, whatever proves it',
    sees: ofAssistant('enableOrderTracking'),
  },
  {
    file: abilities,
    test: 'what comes after buying: a person gets it, in whichever language, and no engine is asked',
    sees: ofAssistant('enableAfterSalesSupport'),
  },
  {
    file: abilities,
    test: 'people: none is called or offered at first, and who gets nowhere is offered one',
    sees: ofAssistant('enableHumanAgentRequest'),
  },
  {
    file: 'e2e/assistant/hand-off.e2e.ts',
    test: 'a topic and a number of attempts pass visitors on, who read the shop’s own words; what is wrong is said beside it',
    both: ofAssistant(
      'topics[].title',
      'topics[].words',
      'supportEmails',
      'handOff.attempts.isOn',
      'handOff.attempts.most',
    ),
    sets: ofAssistant('topics[].leadsTo'),
    sees: [['aiAssistantSettings.handOff.topic.text', 'Our pharmacist answers this.']],
  },
  {
    file: 'e2e/assistant/hand-off.e2e.ts',
    test: 'every rule is switched, and worded, and kept as it was set',
    sets: ofAssistant(
      ...['aiBackup', 'enableHumanAgentRequest', 'enableAfterSalesSupport', 'isShowContactForm'],
      ...['request', 'topic', 'declined', 'afterSales', 'complaint', 'attempts', 'cartValue', 'tagged'].map(
        (it) => `handOff.${it}.text`,
      ),
      ...['complaint', 'attempts', 'cartValue', 'tagged'].map((it) => `handOff.${it}.isOn`),
      ...['handOff.cartValue.amount', 'handOff.tagged.tagIds'],
    ),
  },
  {
    file: 'apps/server/src/features/assistant/switched-off.test.ts',
    test: '%s: whether it answers, and visitors are told so',
    sees: ofAssistant('aiBackup'),
  },
  {
    file: handOff,
    test: 'a topic may be declined instead: the assistant stays, and a person is offered',
    sees: ofAssistant('topics[].leadsTo'),
  },
  {
    file: handOff,
    test: 'who complains gets a person; off, the assistant goes on',
    sees: ofAssistant('handOff.complaint.isOn'),
  },
  {
    file: handOff,
    test: 'a cart worth so much goes to a person, one worth less does not',
    sees: ofAssistant('handOff.cartValue.isOn', 'handOff.cartValue.amount', 'handOff.cartValue.text'),
  },
  {
    file: handOff,
    test: 'a customer with a tag goes to a person, until one has answered and hands back',
    sees: ofAssistant('handOff.tagged.isOn', 'handOff.tagged.tagIds'),
  },
  {
    file: handOff,
    test: 'out of hours the visitor is asked for an address where the shop wants that, and its support is mailed',
    sees: ofAssistant('isShowContactForm'),
  },
  {
    file: handOff,
    test: 'each rule tells the visitor what the shop wants it to say',
    sees: ['request', 'declined', 'afterSales', 'complaint', 'attempts', 'tagged'].map(
      (rule) => [`aiAssistantSettings.handOff.${rule}.text`, `${rule}: `] as const,
    ),
  },
  {
    file: 'e2e/assistant/quick-answers.e2e.ts',
    test: 'an answer is written from an example, given to who taps the question while the assistant is off, and a person is a tap away',
    both: [['quickReplySettings.suggestionFAQs[].answer', "{ name: 'Start from an example' }"]],
  },
  {
    file: 'e2e/assistant/quick-answers.e2e.ts',
    test: 'order, on and off reach who is there; “Track my order” opens the order, and a question of the shop’s own is added',
    both: [
      ['quickReplySettings.suggestionFAQs[].isActive', "{ name: 'Suggest “How long does delivery take?”' }"],
      ['quickReplySettings.suggestionFAQs[].questionId', "getByText('Track my order').click()"],
    ],
    sets: [['quickReplySettings.suggestionFAQs[].question', ".fill('Where is your shop?')"]],
  },
  {
    file: 'e2e/assistant/assistant-settings.e2e.ts',
    test: 'name, picture, greeting, wording, what it does and where, and suggested questions reach the visitors, who see only what the assistant answers',
    both: [['quickReplySettings.suggestionFAQs[].question', "keyboard.type('Do you ship abroad?')"]],
  },
];
