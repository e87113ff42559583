import type { DefaultScenario, ScenarioText } from '@chatty/contract/scenarios';

/**
 * What the scenarios that every shop has say at first. Each asks what a person will need, and hands over: none of them
 * promises anything that only the shop can promise.
 */
export const defaultScenarioTexts: Record<DefaultScenario, ScenarioText> = {
  damaged_item: {
    title: 'Damaged or wrong item',
    examples: [
      'My order arrived damaged',
      'The item I received is broken',
      'It came broken in the box',
      'The parcel was damaged when it arrived',
      'You sent me the wrong item',
      'I received the wrong size',
      'This is not what I ordered',
      'Something is missing from my order',
      'An item is missing from the package',
      'The product I got is defective',
    ],
    counterExamples: [
      'What happens if an item arrives damaged?',
      'What if my order arrives broken?',
      'What is your policy on damaged items?',
      'Is there a warranty if it breaks?',
      'What is your return policy?',
    ],
    steps: [
      { kind: 'ask', text: 'What is your order number, and what is wrong with the item?' },
      { kind: 'say', text: 'Thank you. A person from our team will look at this and answer you here.' },
      { kind: 'hand_over', reason: 'The visitor received a damaged, wrong, or incomplete order.' },
    ],
  },
  return_request: {
    title: 'Return or refund request',
    examples: [
      'I want to return my order',
      'I would like to send this back',
      'Please refund my order',
      'I want my money back',
      'I need to return an item I bought',
      'Start a return for me',
      'I want to request a refund',
    ],
    counterExamples: [
      'What is your return policy?',
      'How long do I have to return an item?',
      'How do returns work?',
      'Who pays for return shipping?',
      'When will I get my refund?',
    ],
    steps: [
      { kind: 'ask', text: 'Which order is it about? Please send the order number and the item you want to return.' },
      { kind: 'say', text: 'Thank you. A person from our team will look at your request and answer you here.' },
      { kind: 'hand_over', reason: 'The visitor asks for a return or refund.' },
    ],
  },
  order_change: {
    title: 'Cancel or change an order',
    examples: [
      'I want to cancel my order',
      'Please cancel my order',
      'I need to change my order',
      'I entered the wrong shipping address',
      'Change the delivery address of my order',
      'I ordered the wrong size, can you change it?',
      'I want to add something to my order',
    ],
    counterExamples: [
      'Can orders be cancelled?',
      'How long can I cancel an order?',
      'What is your cancellation policy?',
      'Where is my order?',
    ],
    steps: [
      { kind: 'ask', text: 'What is your order number, and what should be different?' },
      { kind: 'say', text: 'Thank you. A person from our team will check what is still possible and answer you here.' },
      { kind: 'hand_over', reason: 'The visitor wants to cancel or change an order.' },
    ],
  },
  complaint: {
    title: 'Complaint',
    examples: [
      'I want to make a complaint',
      'I am very unhappy with your service',
      'This is unacceptable',
      'I am really disappointed with my order',
      'Nobody answers my emails',
      'I have been waiting for weeks and nobody helps me',
    ],
    counterExamples: ['How long does delivery take?', 'Where is my order?', 'How can I contact you?'],
    steps: [
      { kind: 'say', text: 'Thank you for telling us. A person from our team will read this and answer you here.' },
      { kind: 'hand_over', reason: 'The visitor complains.' },
    ],
  },
  wholesale: {
    title: 'Wholesale and business orders',
    examples: [
      'Do you sell wholesale?',
      'I would like to become a reseller',
      'I want to place a bulk order for my company',
      'Can I get wholesale prices?',
      'We are a store and want to stock your products',
      'I need a large quantity for a corporate order',
    ],
    counterExamples: ['Do you have discount codes?', 'How much is shipping?', 'Do you have gift cards?'],
    steps: [
      { kind: 'ask', text: 'Which products are you interested in, how many, and for which company?' },
      { kind: 'say', text: 'Thank you. A person from our team will answer you here.' },
      { kind: 'hand_over', reason: 'The visitor asks about wholesale or a business order.' },
    ],
  },
};
