import { texts } from '#texts/assistant.ts';

export const answersPath = '/ai_assistant/data_sources/answers';
export const addAnswerPath = `${answersPath}/add`;
/** Where an answer to this question is written. */
export const answerTo = (question: string) => `${addAnswerPath}?${new URLSearchParams({ question })}`;
/** Where an answer is written that says this; a line of a list is one without its sign. */
export const answerSaying = (line: string) =>
  `${addAnswerPath}?${new URLSearchParams({ answer: line.replace(/^[-*•\s]+/, '') })}`;
export const backToAnswers = { to: answersPath, label: texts.answers.title };
