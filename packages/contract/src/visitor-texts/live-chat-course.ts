/** The form before the first message. */
export const preChat = {
  liveChatName: 'Name',
  liveChatPhone: 'Phone',
  liveChatOptional: '{field} (optional)',
  liveChatChoose: 'Choose…',
  liveChatAboutYou: 'About you',
  liveChatSkip: 'Chat without telling',
  liveChatConsent: 'I agree',
  liveChatRequired: 'This field is required',
  liveChatPhoneInvalid: 'Phone number is invalid',
  liveChatAnswerTooLong: { one: 'Use at most 1 character', other: 'Use at most {count} characters' },
  liveChatConsentRequired: 'Please agree before we send your message',
  liveChatPreChatFailed: 'This couldn’t be saved. Your message is still here. Please try again.',
} as const;

/** What it says where the merchant has not written anything else. */
export const preChatSettings = {
  liveChatPreChatDescription: 'Tell us who you are, so that we can get back to you.',
  liveChatDisclaimer: 'We keep what you write here to answer you.',
  liveChatDisclaimerLink: 'Privacy policy',
} as const;

/** What a visitor can do with a conversation beside writing in it. */
export const conversationMenu = {
  liveChatMenu: 'More',
  liveChatEnd: 'End conversation',
  liveChatEndFailed: 'The conversation couldn’t be ended. Please try again.',
  liveChatSoundOn: 'Play a sound for new messages',
  liveChatSoundOff: 'Turn off the sound',
  liveChatEnded: 'You ended this conversation',
} as const;

/** The transcript that a visitor asks for. */
export const transcript = {
  liveChatTranscript: 'Email me this conversation',
  liveChatTranscriptTo: 'We’ll email this conversation to {email}.',
  liveChatTranscriptWhere: 'Where should we send this conversation?',
  liveChatTranscriptSend: 'Send email',
  liveChatTranscriptSending: 'Sending…',
  liveChatTranscriptSent: 'It’s on its way to {email}.',
  liveChatTranscriptFailed: 'The email couldn’t be sent. Please try again.',
  liveChatTranscriptClose: 'Done',
  liveChatTranscriptCancel: 'Cancel',
} as const;

/** The mail that brings it. The server writes it. */
export const transcriptMail = {
  liveChatTranscriptSubject: 'Your conversation with {shop}',
  liveChatTranscriptPreview: { one: '1 message, from {time}', other: '{count} messages, from {time}' },
  liveChatTranscriptZone: 'All times are in the time zone {zone}.',
  liveChatTranscriptEarlier: 'What was said before stands in the conversation.',
  liveChatTranscriptButton: 'Continue the conversation',
  liveChatTranscriptNote: {
    one: 'The button opens this conversation for 1 day, for anyone who has this email, so please don’t forward it.',
    other:
      'The button opens this conversation for {count} days, for anyone who has this email, so please don’t forward it.',
  },
  liveChatTranscriptWhy:
    'You’re getting this email because someone asked {shop} to send this conversation to {email}. If that wasn’t you, you can ignore it.',
} as const;

/** Asking how a resolved conversation was. */
export const satisfaction = {
  liveChatVeryBad: 'Very bad',
  liveChatBad: 'Bad',
  liveChatOkay: 'Okay',
  liveChatGood: 'Good',
  liveChatVeryGood: 'Very good',
  liveChatRatingComment: 'Anything to add? (optional)',
  liveChatRatingSend: 'Send',
  liveChatRatingSending: 'Sending…',
  liveChatRatingChange: 'Change',
  liveChatRatingFailed: 'Your answer couldn’t be saved. Please try again.',
} as const;

/** What is asked and said where the merchant has not written anything else. */
export const satisfactionSettings = {
  liveChatSatisfaction: 'How was your conversation with us?',
  liveChatSatisfactionThanks: 'Thank you! Your answer helps us get better.',
} as const;
