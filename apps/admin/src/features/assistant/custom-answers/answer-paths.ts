import { texts } from '#texts/assistant.ts';

export const answersPath = '/ai_assistant/data_sources/answers';
export const addAnswerPath = `${answersPath}/add`;
/** Where an answer to this question is written. */
export const answerTo = (question: string) => `${addAnswerPath}?${new URLSearchParams({ question })}`;
export const backToAnswers = { to: answersPath, label: texts.answers.title };
