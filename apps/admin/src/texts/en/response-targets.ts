/** Within which time people are to answer. */
export const texts = {
  settingsPlace: { title: 'Response targets', text: 'How soon visitors get an answer from your team' },
  title: 'Response targets',
  subtitle: 'See in the inbox how much time is left to answer',
  back: 'Settings',
  firstResponseTarget: 'First response (minutes)',
  firstResponseTargetHint: 'From when a visitor waits for a person until one answers for the first time.',
  nextResponseTarget: 'Next response (minutes)',
  nextResponseTargetHint: 'From each later message until a person answers it.',
  resolutionTarget: 'Resolution (minutes)',
  resolutionTargetHint: 'From the visitor’s first message until the conversation is resolved.',
  noTarget: 'No target',
  areTargetsInHours: 'Count only working hours',
  areTargetsInHoursHint: 'Evenings, breaks, and holidays don’t count.',
  setHours: 'Set working hours',
  about:
    'The timer runs while your team must answer. It doesn’t run while the assistant answers, nor in snoozed, resolved, spam, or blocked conversations.',
};
