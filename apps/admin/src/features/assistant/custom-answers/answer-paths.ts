import { texts } from '#texts/assistant.ts';

export const answersPath = '/ai_assistant/data_sources/answers';
export const addAnswerPath = `${answersPath}/add`;
export const backToAnswers = { to: answersPath, label: texts.answers.title };
