/** What the questions and answers of a product say. */
export const texts = {
  questions: {
    material: 'What is it made of?',
    care: 'How do I clean it and care for it?',
    weight: 'How much does it weigh?',
    dimensions: 'What are its dimensions?',
    capacity: 'How much does it hold?',
    water: 'Is it waterproof?',
    temperature: 'Which temperatures is it made for?',
    battery: 'How long does it last?',
    people: 'How many people is it for?',
    included: 'What comes with it?',
    origin: 'Where is it made?',
    warranty: 'Does it have a warranty?',
  },
  whatIs: (field: string) => `What is the ${field}?`,
};
