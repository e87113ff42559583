/** The menu of a conversation with what is done less often. */
export const texts = {
  markUnread: 'Mark unread',
  assignToMe: 'Assign to me',
  handBack: 'Hand back to the assistant',
  watch: 'Watch conversation',
  stopWatching: 'Stop watching',
  watchedBy: (names: string) => `Watched by ${names}`,
  you: 'you',
  merge: 'Merge into another conversation…',
  markSpam: 'Mark as spam',
  block: 'Block contact',
  hideTrail: 'Hide store activity',
  showTrail: 'Show store activity',
  sendTranscript: 'Email transcript to visitor',
  transcriptSent: (to: string) => `The transcript is on its way to ${to}`,
  transcriptFailed: 'Failed to send the transcript',
};
