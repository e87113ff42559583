/** What visitors are asked once their conversation is resolved. */
export const texts = {
  settingsPlace: { title: 'Satisfaction survey', text: 'Ask visitors how a conversation was' },
  title: 'Satisfaction survey',
  subtitle: 'Hear from visitors how it was, right when a conversation ends',
  back: 'Settings',
  isSatisfactionSurvey: 'Ask visitors how it was once their conversation is resolved',
  isSatisfactionSurveyHint:
    'They choose one of five faces and can add a comment. The answer stands in the conversation.',
  satisfactionQuestion: 'Question',
  satisfactionThanks: 'What they read once they answered',
  satisfactionWhen: 'Ask about',
  when: { always: 'Every conversation', person: 'Only conversations that a person answered' },
};
