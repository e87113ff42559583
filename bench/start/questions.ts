/** Asked in turns, each with words of its own, so that no answer comes from what was kept of an earlier question. */
const questions = [
  'How long does delivery to %s take?',
  'Do you have a jacket for %s?',
  'Can I return %s after a week?',
  'Where is my order %s?',
  'I want to talk to a person about %s',
  'Which shoes do you recommend for %s?',
  'What does shipping to %s cost?',
  'Tell me a joke about %s',
];
const subjects = [
  'Norway',
  'rain',
  'a blue shirt',
  '#1001',
  'winter',
  'my mother',
  'Berlin',
  'running',
  'a gift',
  'work',
];

/** The question of that number. */
export function questionAt(number: number): string {
  const question = questions[number % questions.length] ?? '';
  const subject = subjects[Math.floor(number / questions.length) % subjects.length] ?? '';
  return question.replace('%s', `${subject} ${number}`);
}
