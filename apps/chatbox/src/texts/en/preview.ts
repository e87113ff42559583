/** What is said in the preview of the chatbox, where no visitor is. */
export const previewTexts = {
  title: 'Preview of the chatbox',
  visitor: 'Can I send it back if it doesn’t fit?',
  answer: 'Yes. You can return unworn items within **30 days**. Returns are free.',
  thanks: 'Great. Which backpack holds a laptop?',
  products: 'These two hold a 15-inch laptop:',
  person: 'Anna',
  personSays: 'Hi, Anna here. I can reserve one for you until tomorrow.',
  echo: 'This is a preview. Your message went to nobody.',
  onlyPreview: 'This doesn’t work in the preview.',
  backpacks: ['Trail backpack 28 L', 'City backpack 20 L'],
  faqs: [
    {
      question: 'How long does delivery take?',
      answer: 'We send orders within one working day. Delivery takes **2 to 4 days**.',
    },
    {
      question: 'What is your return policy?',
      answer: 'You can return unworn items within **30 days**, free of charge.',
    },
    { question: 'Which payment methods do you accept?', answer: 'Cards, PayPal, and bank transfer.' },
  ],
  category: 'Orders',
  carrier: 'Harbor Post',
  shipTo: 'M. L., Portland, ME 04•••, US',
  code: 'SAMPLE10',
  email: 'visitor@example.com',
};
