import type { NewFaq } from '@chatty/contract/faqs';

export type DemoFaq = Pick<NewFaq, 'question' | 'answer' | 'category'> & {
  featured?: boolean;
  published?: boolean;
  variants?: string[];
};

/** The FAQs of the demo shop; their facts are those of its policies. */
export const demoFaqs: DemoFaq[] = [
  {
    question: 'How long does delivery take?',
    answer:
      '<p>Within the United States, standard delivery takes <strong>3 to 5 business days</strong> and express <strong>1 to 2 business days</strong>. Alaska, Hawaii and US territories take 6 to 9 business days. Orders placed before 2 pm Eastern Time on a business day leave the same day.</p>',
    category: 'Delivery',
    featured: true,
    variants: [
      'When will my order arrive?',
      'How fast do you ship?',
      'What is the shipping time?',
      'How long does it take to ship to Alaska or Hawaii?',
      'How fast is express shipping?',
    ],
  },
  {
    question: 'What is your return policy?',
    answer:
      '<p>You can return anything unused, clean and with its tags within <strong>30 days</strong> of delivery. Write to returns@juniperandtarn.example with your order number, and we send you a prepaid label. A return from the United States costs $4.95, which we take off the refund; exchanges for another size are free.</p>',
    category: 'Returns',
    featured: true,
    variants: [
      'Can I send something back?',
      'How do I return an item?',
      'Do you give refunds?',
      'Do I have to pay for returns?',
      'Can I exchange for another size?',
    ],
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
      '<p>Within the United States, standard shipping is <strong>$6.95</strong>, free on orders over <strong>$75</strong>, and express is <strong>$14.95</strong>. To Canada it is $14.95, free on orders over $200, and to all other countries $24.95.</p>',
    category: 'Delivery',
    featured: true,
    variants: [
      'How much is shipping?',
      'Is shipping free?',
      'What are the delivery costs?',
      'How much is express delivery?',
      'How much is shipping to Canada?',
      'What does international shipping cost?',
    ],
  },
  {
    question: 'What are your opening hours?',
    answer:
      '<p>Our shop and repair bench at 18 Wharf Lane, Portland, Maine, is open <strong>Tuesday to Saturday, 10 am to 6 pm</strong>. On the phone we are there Monday to Friday, 9 am to 6 pm Eastern Time, and Saturday, 10 am to 2 pm. We are closed on Sundays and on US public holidays.</p>',
    category: 'About us',
    variants: [
      'When are you open?',
      'Are you open on Sundays?',
      'Are you open on weekends?',
      'What time do you close?',
      'Store hours',
      'Business hours',
    ],
  },
  {
    question: 'How can I contact you?',
    answer:
      '<p>Our phone number is <strong>+1 207 555 0142</strong>, Monday to Friday, 9 am to 6 pm Eastern Time, and Saturday, 10 am to 2 pm. Our e-mail address is hello@juniperandtarn.example: we answer within one business day, usually within four hours. A person can answer you here in the chat, too.</p>',
    category: 'About us',
    variants: [
      'What is your phone number?',
      'What is your e-mail address?',
      'What is your email?',
      'Can I call you?',
      'How do I reach you?',
      'Contact us',
    ],
  },
  {
    question: 'Where is your shop?',
    answer:
      '<p>At <strong>18 Wharf Lane, Portland, Maine 04101</strong>, open Tuesday to Saturday, 10 am to 6 pm. You can try on everything, and pick up online orders free of charge two hours after ordering.</p>',
    category: 'About us',
    variants: [
      'Where are you located?',
      'Do you have a store?',
      'What is your address?',
      'Can I pick up my order in store?',
    ],
  },
  {
    question: 'Can I change or cancel my order?',
    answer:
      '<p>You can cancel free of charge, and change the address, until the order is packed, normally within <strong>two hours</strong> after you placed it. Talk to a person here in the chat and have your order number ready. After that, return it under the refund policy.</p>',
    category: 'Orders',
    variants: ['I want to cancel my order', 'Change my delivery address', 'Can I change my order?'],
  },
  {
    question: 'Something arrived damaged. What now?',
    answer:
      '<p>We are sorry! Send us a photo here in the chat with your order number, within <strong>14 days</strong> of delivery. We replace the item or refund it in full, including shipping.</p>',
    category: 'Returns',
    variants: ['My item is broken', 'The parcel was damaged', 'I got the wrong item'],
  },
  {
    question: 'My parcel seems lost. What now?',
    answer:
      '<p>A parcel without a scan for <strong>7 business days</strong> counts as lost, and we send it again or refund it, as you prefer. The first scan can take 24 hours to appear.</p>',
    category: 'Delivery',
    variants: ['My parcel is lost', 'My package never arrived', 'The tracking does not move'],
  },
  {
    question: 'How long does a refund take?',
    answer:
      '<p>We check returns within <strong>3 business days</strong> of arrival and refund to the original payment method. Banks take another 5 to 10 business days to show it.</p>',
    category: 'Returns',
    variants: [
      'When do I get my refund?',
      'How long until I get my refund?',
      'When do I get my money back?',
      'Where is my refund?',
    ],
  },
  {
    question: 'How do I find my size?',
    answer:
      '<p>Our size guide shows how to measure chest, waist and hip. Between two sizes, choose the smaller for a close fit and the larger for layering.</p>',
    category: 'Products',
    variants: [
      'Which size should I take?',
      'What size should I take?',
      'Does it run small?',
      'Do you have a size chart?',
    ],
  },
  {
    question: 'Which payment methods do you accept?',
    answer: '<p>We take Visa, Mastercard, American Express, Discover, Apple Pay, Google Pay and PayPal.</p>',
    category: 'Orders',
    variants: ['Can I pay with PayPal?', 'Do you take Apple Pay?', 'Can I pay by credit card?'],
  },
  {
    question: 'How do I wash wool?',
    answer:
      '<p>Air merino, lambswool and wool blankets overnight instead of washing. When it must be, use the wool cycle at <strong>30 °C</strong> and dry flat. The label always wins.</p>',
    category: 'Products',
    variants: [
      'How do I wash merino?',
      'How do I wash a wool blanket?',
      'How do I wash my merino sweater?',
      'Can I put wool in the washing machine?',
    ],
  },
  {
    question: 'Do you ship outside the United States?',
    answer:
      '<p>We ship to Canada, the United Kingdom, the European Union, Australia, New Zealand and Japan. Canada takes 5 to 8 business days, the other countries 7 to 14. The carrier collects duties and import taxes on delivery.</p>',
    category: 'Delivery',
    variants: [
      'International shipping',
      'Do you ship to Canada?',
      'Do you ship to Europe?',
      'Do you ship to Germany?',
      'Which countries do you ship to?',
    ],
  },
  {
    question: 'Is there a warranty?',
    answer:
      '<p>Every product has one against faults in material and workmanship: 1 year for textiles of the home, 2 to 3 years for clothing, <strong>5 years</strong> for tents, sleeping bags and jackets, 10 years for backpacks and 25 years for cast iron.</p>',
    category: 'Products',
    variants: ['What does the guarantee cover?', 'How long is the warranty?', 'Do you offer a warranty?'],
  },
  {
    question: 'How do I claim the warranty?',
    answer:
      '<p>Send photos and your order number to warranty@juniperandtarn.example. We decide within 3 business days, and shipping to us is free inside the United States.</p>',
    category: 'Products',
    variants: ['How do I make a warranty claim?', 'My zip broke after a year'],
  },
  {
    question: 'Do you repair things?',
    answer:
      '<p>We do, at cost: most repairs take 12 business days and $15 to $45. Faults under warranty are repaired first, replaced second, and refunded if neither is possible. We keep spare parts for at least ten years.</p>',
    category: 'Products',
    variants: ['Can you repair my tent?', 'How much is a repair?', 'Do you sell spare parts?'],
  },
  {
    question: 'What do you sell?',
    answer:
      '<p>Jackets, tents, lamps and blankets, and more good things for long walks and for coming home to. Tell me what you are looking for, and I look it up.</p>',
    category: 'Products',
    variants: ['What kind of shop is this?', 'What products do you have?'],
  },
  {
    question: 'Where are your products made?',
    answer:
      '<p>We design in Portland, make clothing in Portugal and Vietnam, weave blankets in Wales, and cast iron in Pennsylvania. Every workshop is named on the label.</p>',
    category: 'About us',
    variants: ['Who makes your products?', 'Are your products made in the USA?'],
  },
  {
    question: 'What happens with my data?',
    answer:
      '<p>We use it to deliver orders, to answer questions and to meet tax law. We do not sell personal data, and card numbers never reach us. Write to privacy@juniperandtarn.example to see, correct, export or delete your data.</p>',
    category: 'About us',
    variants: ['Is my data safe?', 'Delete my data', 'Do you sell my data?'],
  },
  {
    question: 'Do you have a loyalty program?',
    answer: '<p>Not yet. We are thinking about it for next season.</p>',
    category: 'Orders',
    published: false,
  },
];
