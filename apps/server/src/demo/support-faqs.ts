import type { DemoFaq } from './demo-faqs.ts';

/** The FAQs of the provider's own shop, which the admin's "Contact us" talks to: about Chatty itself. */
export const supportFaqs: DemoFaq[] = [
  {
    question: 'How do I invite my team?',
    answer:
      '<p>Open <strong>Settings, Team members</strong> and choose <strong>Invite</strong>. The person gets a mail with a link that works for seven days. Each active member takes one seat of your plan.</p>',
    category: 'Team',
    featured: true,
    variants: ['How do I add a team member?', 'Can my colleague answer chats too?', 'How many seats do I have?'],
  },
  {
    question: 'How does the assistant know what to answer?',
    answer:
      '<p>It reads your FAQs, custom answers, products and store pages, and quotes what it used. What it does not find there it does not make up: it says so and offers a person.</p>',
    category: 'Assistant',
    featured: true,
    variants: ['Where do the answers come from?', 'How do I train the assistant?', 'Can the assistant make mistakes?'],
  },
  {
    question: 'How do I answer instead of the assistant?',
    answer:
      '<p>Take a conversation over in the inbox: from then on the assistant is silent in it, until you hand it back.</p>',
    category: 'Assistant',
    variants: ['How do I stop the AI?', 'How do I switch the assistant off in a conversation?'],
  },
  {
    question: 'What is away mode?',
    answer:
      '<p>While you are in away mode you count as not there: visitors are told when you are back, and new conversations are not given to you. Switch it in the menu under your name.</p>',
    category: 'Inbox',
    variants: ['How do I show that I am not there?', 'How do I set myself to away?'],
  },
  {
    question: 'Why can I not see the chat on my store?',
    answer:
      '<p>The chat appears once the Chatty app embed is switched on in your theme. In the Shopify admin open <strong>Online Store, Themes, Customize, App embeds</strong>, turn Chatty on and save.</p>',
    category: 'Set-up',
    featured: true,
    variants: ['The chat button is missing', 'How do I turn on the app embed?', 'My widget does not show'],
  },
];
