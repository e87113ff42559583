/** The visitor's conversations, and one that a mailed link opened. */
export const conversations = {
  liveChatAskHint: 'Our assistant answers right away',
  liveChatConversation: 'Conversation',
  liveChatConversations: 'Your conversations',
  liveChatAllConversations: 'See all',
  liveChatNewConversation: 'New conversation',
  liveChatStartConversation: 'Start a new conversation',
  liveChatResolved: 'Resolved',
  liveChatUnread: { one: '1 new message', other: '{count} new messages' },
  /** What a row quotes of a message without words that brings several; `name` is that of the first. */
  liveChatBroughtFiles: { one: '1 file: {name}', other: '{count} files: {name}, …' },
  liveChatBroughtProducts: { one: '1 product: {name}', other: '{count} products: {name}, …' },
  liveChatTeam: 'Our team',
  liveChatLinkOpened: 'You opened this conversation from an email.',
  liveChatLinkEnded: 'This link has expired',
  liveChatLinkEndedHint: 'Links in our emails work for 30 days. Start a new conversation and we’ll be happy to help.',
  liveChatLinkFailed: 'We couldn’t open your conversation',
  liveChatLinkFailedHint: 'Check your connection and try again.',
} as const;

/** Who answers next, and when. */
export const waiting = {
  liveChatTalkToPerson: 'Talk to a person',
  liveChatWaitingForPerson: 'Waiting for a person',
  liveChatPersonFailed: 'We couldn’t reach the team. Please try again.',
  liveChatPersonAsked: 'We’ve let our team know.',
  liveChatPersonHasIt: '{name} has your message.',
  liveChatPersonReplies: '{name} will reply here.',
  liveChatSomeoneOnline: 'Someone is online and will reply here.',
  /** `names` is a list of those who are there, `count` how many they are. */
  liveChatPeopleOnline: {
    one: '{names} is online and will reply here.',
    other: '{names} are online and will reply here.',
  },
  liveChatReplySoon: 'They’ll reply here as soon as they can.',
  liveChatReplyHere: 'They’ll reply here.',
  liveChatReplyWhenBack: 'We’ll reply here then.',
  liveChatBackToday: 'We’ll be back at {time}.',
  liveChatBackTomorrow: 'We’ll be back tomorrow at {time}.',
  liveChatBackOn: 'We’ll be back {day} at {time}.',
  liveChatUsuallyMinutes: {
    one: 'We usually reply within a minute.',
    other: 'We usually reply within {count} minutes.',
  },
  liveChatUsuallyHours: { one: 'We usually reply within an hour.', other: 'We usually reply within {count} hours.' },
  liveChatUsuallyFewMinutes: 'We usually reply within a few minutes.',
  liveChatUsuallyFewHours: 'We usually reply within a few hours.',
  liveChatUsuallyDay: 'We usually reply within a day.',
} as const;

/** What happened in a conversation. */
export const activities = {
  liveChatAskedForPerson: 'You asked to talk to a person',
  liveChatPassedOn: '{assistant} passed this on to our team',
  liveChatJoined: '{name} joined the conversation',
  liveChatHandedBack: '{name} handed this back to {assistant}',
  liveChatWasResolved: 'This conversation was resolved',
  liveChatReopened: 'This conversation is open again',
  liveChatEmailLeft: 'You left your email address',
} as const;

/** What the settings say in a conversation before the merchant has written anything. It comes with them. */
export const conversationSettings = {
  liveChatResolvedAlert:
    'We haven’t heard from you for a while, so we’ve closed this conversation. Write to us anytime.',
} as const;

/** Writing, and attaching files. */
export const composer = {
  liveChatWrite: 'Write a message…',
  liveChatSend: 'Send',
  liveChatTooLong: { one: '1 character too many', other: '{count} characters too many' },
  liveChatAttach: 'Attach files',
  liveChatAttachHint: 'Images, PDFs, text files, and MP4 videos, up to {megabytes} MB each',
  liveChatDropHere: 'Drop your files here',
  liveChatTooManyFiles: 'You can send up to {most} files at a time',
  liveChatFileTooLarge: 'Larger than {megabytes} MB',
  liveChatFileEmpty: 'This file is empty',
  liveChatFileTypeRefused: 'Only images, PDFs, text files, and MP4 videos',
  liveChatUploadOffline: 'No connection',
  liveChatUploadFailed: 'Upload failed',
  liveChatRemove: 'Remove {name}',
} as const;

/** Messages, how far they have come, and what can be done with them. */
export const messages = {
  liveChatQueued: 'Will send when you’re back online',
  liveChatSentLater: 'It will send automatically.',
  liveChatSending: 'Sending…',
  liveChatSent: 'Sent',
  liveChatSeen: 'Seen',
  liveChatNotSent: 'Not sent',
  liveChatTakeBack: 'Edit',
  liveChatOffline: 'No connection. Trying again…',
  liveChatOfflineQueued: {
    one: 'No connection. We’ll send your message later.',
    other: 'No connection. We’ll send your {count} messages later.',
  },
  liveChatYou: 'You',
  liveChatTyping: 'Typing',
  liveChatNameTyping: '{name} is typing',
  liveChatEarlier: 'Show earlier messages',
  liveChatToEnd: 'Go to the latest message',
  liveChatLoadFailed: 'Your messages couldn’t be loaded.',
  liveChatSays: '{name}: {text}',
  liveChatReact: 'Add a reaction',
  liveChatReacted: 'Add a reaction: {reaction}',
  liveChatLove: 'Love',
  liveChatFunny: 'Funny',
  liveChatSurprised: 'Surprised',
  liveChatSad: 'Sad',
  liveChatAngry: 'Angry',
  liveChatThumbsUp: 'Thumbs up',
  liveChatEdited: 'Edited',
  liveChatDeleted: 'Message deleted',
  liveChatReply: 'Reply',
  liveChatReplyingTo: 'Replying to {name}',
  liveChatNoReply: 'Don’t quote this message',
  liveChatTeamReacted: 'Our reaction: {reaction}',
} as const;

/** Why something that a visitor did was not taken, where nothing more is known of it. */
export const refusals = {
  liveChatNotTaken: 'You can’t send messages to this store from here.',
  /** `count` minutes. */
  liveChatTooMany: {
    one: 'That was too much at once. Wait 1 minute.',
    other: 'That was too much at once. Wait {count} minutes.',
  },
  liveChatSwitchedOff: 'The chat is switched off right now.',
  liveChatGone: 'This is no longer here.',
  liveChatChanged: 'This was changed meanwhile. Please look at it again.',
  liveChatTooLarge: 'This is too large.',
  liveChatNotAccepted: 'This can’t be accepted. Check it and try again.',
  liveChatVisitEnded: 'This visit has ended. Reload the page.',
  liveChatFailed: 'That didn’t work. Please try again.',
  liveChatFileDamaged: 'This file is damaged. Save it again and send the new copy.',
  liveChatRatingClosed: 'This conversation is open again, so it can’t be rated now.',
} as const;

/** Where the answer is sent when the visitor leaves. */
export const email = {
  liveChatAskEmail: 'Where should we send the answer?',
  liveChatByEmail: 'Get the answer by email',
  liveChatNotNow: 'Not now',
  liveChatEmail: 'Email address',
  liveChatEmailPlaceholder: 'you@example.com',
  liveChatEmailRequired: 'This field is required',
  liveChatEmailInvalid: 'Email is invalid',
  liveChatEmailFailed: 'Your email couldn’t be saved. Please try again.',
  liveChatSave: 'Save',
  liveChatSaving: 'Saving…',
  liveChatAnswerAt: 'If you leave, we’ll email you at {email}',
  liveChatChange: 'Change',
} as const;

/** Products in a conversation, and the way into the cart. */
export const products = {
  liveChatProducts: 'Products',
  liveChatEarlierProducts: 'Previous products',
  liveChatMoreProducts: 'More products',
  liveChatOptionsOf: 'Options: {product}',
  liveChatVariantSoldOut: '{variant} – Sold out',
  liveChatInStock: 'In stock',
  liveChatFewLeft: { one: 'Only 1 left', other: 'Only {count} left' },
  liveChatSoldOut: 'Sold out',
  liveChatAddToCart: 'Add to cart',
  liveChatAddProductToCart: 'Add to cart: {product}',
  liveChatAdding: 'Adding…',
  liveChatAdded: 'Added',
  liveChatViewProduct: 'View product',
  liveChatViewProductNamed: 'View product: {product}',
  liveChatViewCart: 'View cart',
  liveChatCartFailed: 'We couldn’t add this to your cart',
  liveChatRegularPrice: 'Regular price',
} as const;

/** The mail that a visitor gets who has left before the answer came. The server writes it. */
export const replyMail = {
  liveChatMailSubject: 'New reply from {shop}',
  liveChatMailShopReplied: '{shop} replied',
  liveChatMailPersonReplied: '{name} from {shop} replied',
  liveChatMailAsked: 'You asked',
  liveChatMailButton: 'Continue the conversation',
  liveChatMailNote: {
    one: 'Please don’t reply to this email: nobody would see it. Use the button to answer in our chat. It opens this conversation for 1 day, for anyone who has this email, so please don’t forward it.',
    other:
      'Please don’t reply to this email: nobody would see it. Use the button to answer in our chat. It opens this conversation for {count} days, for anyone who has this email, so please don’t forward it.',
  },
  liveChatMailWhy:
    'You’re getting this email because you asked {shop} to reply to {email}. If that wasn’t you, you can ignore it.',
  liveChatMailFile: 'Attachment: {name} ({size})',
  liveChatMailImage: 'Image: {name} ({size})',
} as const;
