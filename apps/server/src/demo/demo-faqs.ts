import type { NewFaq } from '@chatty/contract/faqs';

type DemoFaq = Pick<NewFaq, 'question' | 'answer' | 'category'> & {
  featured?: boolean;
  published?: boolean;
  variants?: string[];
};

/** The FAQs of the demo shop; their facts are those of its policies. */
export const demoFaqs: DemoFaq[] = [
  {
    question: 'How long does delivery take?',
    answer:
      '<p>Orders leave our warehouse within one business day and arrive in <strong>3-5 business days</strong> within the United States.</p>',
    category: 'Delivery',
    featured: true,
    variants: ['When will my order arrive?', 'How fast do you ship?', 'What is the shipping time?'],
  },
  {
    question: 'What is your return policy?',
    answer:
      '<p>You can return anything unused within <strong>30 days</strong> of delivery for a full refund. Write to us or start the return from your account, and we send you a prepaid label.</p>',
    category: 'Returns',
    featured: true,
    variants: ['Can I send something back?', 'How do I return an item?', 'Do you give refunds?'],
  },
  {
    question: 'How do I track my order?',
    answer:
      '<p>As soon as your parcel is on its way we e-mail you a tracking link. You can also ask here in the chat: give us your <strong>order number</strong> and the <strong>e-mail address</strong> you ordered with.</p>',
    category: 'Delivery',
    featured: true,
    variants: ['Where is my order?', 'Track my order', 'Where is my package?'],
  },
  {
    question: 'How much does shipping cost?',
    answer:
      '<p>Standard shipping is <strong>$6.95</strong>. Orders over <strong>$75</strong> ship free within the United States.</p>',
    category: 'Delivery',
    featured: true,
    variants: ['Is shipping free?', 'What are the delivery costs?'],
  },
  {
    question: 'Can I change or cancel my order?',
    answer:
      '<p>Yes, as long as it has not left the warehouse, usually within a few hours. Talk to a person here in the chat and have your order number ready.</p>',
    category: 'Orders',
    variants: ['I want to cancel my order', 'Change my delivery address'],
  },
  {
    question: 'Something arrived damaged. What now?',
    answer:
      '<p>We are sorry! Send us a photo here in the chat and tell us your order number. We replace damaged items free of charge; you need not send the broken piece back.</p>',
    category: 'Returns',
    variants: ['My item is broken', 'The parcel was damaged'],
  },
  {
    question: 'How do I find my size?',
    answer:
      '<p>Each piece of clothing has its measurements on the product page, and our size guide shows how to measure. Between two sizes, take the larger one for layering.</p>',
    category: 'Products',
    variants: ['Which size should I take?', 'Does it run small?'],
  },
  {
    question: 'Which payment methods do you accept?',
    answer: '<p>We accept all major credit and debit cards, PayPal, Apple Pay and Google Pay.</p>',
    category: 'Orders',
    variants: ['Can I pay with PayPal?', 'Do you take Apple Pay?'],
  },
  {
    question: 'How do I wash merino wool?',
    answer:
      '<p>Cold, in the wool cycle, inside out, with a mild detergent and without softener. Dry it flat; it must not go into the dryer.</p>',
    category: 'Products',
    variants: ['Can I put wool in the washing machine?'],
  },
  {
    question: 'Do you ship outside the United States?',
    answer:
      '<p>Yes. The rates and the countries that we deliver to are listed on our shipping policy page; customs fees are paid on delivery.</p>',
    category: 'Delivery',
    variants: ['International shipping', 'Do you deliver to Canada?'],
  },
  {
    question: 'Is there a warranty?',
    answer:
      '<p>Our gear is covered against faults in material and workmanship; the warranty page says for how long and how to claim it.</p>',
    category: 'Products',
    variants: ['What does the guarantee cover?'],
  },
  {
    question: 'Do you have gift cards?',
    answer: '<p>Not yet. We are thinking about it for next season.</p>',
    category: 'Orders',
    published: false,
  },
];
