/** What a shop's quick answers can begin with: questions that many shops are asked, and examples of answers. */
export const texts = {
  templates: {
    'track-order': { question: 'Track my order', example: '' },
    'delivery-time': {
      question: 'How long does delivery take?',
      example: 'Delivery takes 3–5 business days. You get an email with a tracking link once your order is on its way.',
    },
    'return-policy': {
      question: 'What is your return policy?',
      example: 'You can return unused items within 30 days of delivery. Write to us first, and we’ll send you a label.',
    },
    'payment-methods': {
      question: 'Which payment methods do you take?',
      example: 'You can pay by credit card, PayPal, and gift card. You see all ways to pay at checkout.',
    },
    'change-order': {
      question: 'Can I change or cancel my order?',
      example:
        'Yes, until we pack it. Tell us your order number and what should change, and we’ll see to it as soon as we can.',
    },
    'international-shipping': {
      question: 'Do you ship abroad?',
      example:
        'Yes. You see whether we ship to your country, and what it costs, when you enter your address at checkout.',
    },
    contact: {
      question: 'How can I reach you?',
      example:
        'Write to us here. If nobody is online, leave your email address, and we’ll answer as soon as we’re back.',
    },
    'business-hours': {
      question: 'When are you open?',
      example: 'We answer Monday to Friday, from 9 in the morning to 5 in the afternoon.',
    },
    sizes: {
      question: 'Which size do I need?',
      example: 'Each product page has a size guide. If you are between two sizes, we recommend the larger one.',
    },
  },
};
