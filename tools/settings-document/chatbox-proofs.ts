import { wordsFieldOf } from '@chatty/contract/settings/orders/order-words';
import { inParts, type Proof } from './proof.ts';

const launcherAndLook = [
  ...['floatBtnLauncher', 'icon', 'floatBtnLabel', 'floatBtnLabelColor', 'floatBtnSize', 'floatBtnPosition'],
  ...['floatBtnOffsetSide', 'floatBtnOffsetBottom', 'zIndex', 'hideOnMobile', 'displayDevices', 'theme'],
  ...['brandColor', 'textColor', 'actionColor', 'isGradient', 'colorMode', 'fonts', 'logoHeader', 'welcomeText'],
  ...['description', 'backBtnLabel', 'isShowMemberAvatar', 'dateFormat', 'brandingRemoval', 'customCss'],
];

const availability = [
  ['typeWorking', "radio('Always')"],
  ['onlineMessage', "field('Online message')"],
  ['offlineMessage', "field('Offline message')"],
  ['replyTime', "{ name: 'How soon you reply' }"],
  ['timeZone', "chooseZone('tokyo', 'Asia/Tokyo')"],
  ['customTime[].label', 'openOn([weekday])'],
  ['customTime[].isSelect', 'openOn([weekday])'],
  ['customTime[].timeStart', ': starts at`'],
  ['customTime[].timeEnd', ': ends at`'],
  ['optionOnline', "radio('During your hours only')"],
  ['isShowBreakTime', "toggle('Take breaks')"],
  ['startTimeBreak', "'Break 1: starts at'"],
  ['endTimeBreak', "'Break 1: ends at'"],
  ['breakTimes[].timeStart', "'Break 2: starts at'"],
  ['breakTimes[].timeEnd', "'Break 2: ends at'"],
  ['holidays[].name', "{ name: 'Add holiday' }"],
  ['holidays[].dateStart', "{ name: 'Add holiday' }"],
] as const;

const everyPopup = [
  'welcomePopupSetting',
  'newsletterPopupSettings',
  'productPopupSettings',
  'cartBoosterPopupSettings',
];
/** What every popup has, by what the walk through it does with them. */
const ofEveryPopup = [
  ...['trigger', 'triggerValue', 'displayType', 'timesShown', 'timesDays', 'displayPages.type', 'displayPages.values'],
  ...['displayDevices', 'dateStart', 'dateEnd', 'weekdays', 'title', 'message', 'button'],
].flatMap((it) => everyPopup.map((top) => [`${top}.${it}`, `${it.includes('.') ? `'${it}'` : it}: `] as const));
const ofOnePopup = [
  ...['active', 'picture', 'shownFor'].map((it) => [`welcomePopupSetting.${it}`, `${it}: `] as const),
  ...['active', 'picture', 'consentText', 'successText', 'discountCode'].map(
    (it) => [`newsletterPopupSettings.${it}`, `${it}: `] as const,
  ),
  ...['active', 'productSource', 'productIds'].map((it) => [`productPopupSettings.${it}`, `${it}: `] as const),
  ...[
    ...['active', 'minItems', 'minAmount', 'freeShippingFrom', 'freeShippingText', 'freeShippingReached'],
    'productIds',
  ].map((it) => [`cartBoosterPopupSettings.${it}`, `${it}: `] as const),
];

/** Which tests prove which fields of the chatbox and of the store's pages, and those of the inbox. */
export const chatboxProofs: readonly Proof[] = [
  {
    file: 'e2e/chatbox/settings.e2e.ts',
    test: '%s',
    both: [...launcherAndLook, ['displayPages.*', 'displayPages: {']],
  },
  {
    file: 'e2e/settings/chat-availability.e2e.ts',
    test: 'every field, from the hours to the messages',
    both: [...availability, ['holidays[].dateStart', "'First day'"], ['holidays[].dateEnd', "'Last day'"]],
  },
  {
    file: 'e2e/settings/contact-methods.e2e.ts',
    test: 'is set in the admin and leads visitors to its place, on a desktop and on a phone',
    both: [
      ['contactMethod.*.active', 'toggle(page, method).check('],
      ['contactMethod.*.value', '.fill(text)'],
      ['contactMethod.*.title', '.fill(ours(method))'],
    ],
  },
  {
    file: 'e2e/settings/contact-methods.e2e.ts',
    test: 'is changed by the keyboard alone, said aloud, and seen at once where the chat is open',
    both: [['contactMethodOrder', "press('ArrowUp')"]],
  },
  {
    file: 'e2e/settings/contact-methods.e2e.ts',
    test: 'stands before the chat, and the chat stands first again when it goes off',
    both: [['defaultContactMethod', "{ name: 'Default method' }"]],
  },
  {
    file: 'e2e/settings/contact-methods.e2e.ts',
    test: 'with a number of few digits or letters, and with a whole address of Zalo, by their switches',
    both: [
      ['isEnableCustomPhone', "{ name: 'Dial it as typed' }"],
      ['isEnableCustomZalo', "{ name: 'Use a Zalo link instead' }"],
    ],
  },
  {
    file: 'e2e/settings/auto-resolve.e2e.ts',
    test: 'what an admin sets takes answered conversations off everybody’s list, with the shop’s own words to the visitor',
    both: ['onAutoResolve', 'timeAutoResolve', 'typeAutoResolve', 'resolvedAlert'],
  },
  {
    file: 'e2e/settings/response-targets.e2e.ts',
    test: 'what an admin sets runs in the row and in the thread until somebody answers, and says when it is overdue',
    sets: ['firstResponseTarget', 'nextResponseTarget', 'resolutionTarget', 'areTargetsInHours'],
    sees: ['firstResponseTarget', 'nextResponseTarget', 'areTargetsInHours'],
  },
  {
    file: 'apps/server/src/features/conversations/due/due.test.ts',
    test: 'shows of several targets the one that is missed first',
    sees: ['resolutionTarget'],
  },
  {
    file: 'e2e/settings/pre-chat.e2e.ts',
    test: 'what an admin sets is what visitors are asked, and what they answer stands in the contact’s pane',
    sets: [
      ...['preChatCustomerChatAs', 'isShowNamePreChat', 'preChatDescription', 'isShowDisclaimer', 'disclaimerText'],
      ...['disclaimerLink', 'disclaimerLinkLabel', 'isConsentRequired', 'afterNumberMessages'],
      ['preChatFields[].id', "id: 'email'"],
      ['preChatFields[].type', "{ name: 'Choice' }"],
      ['preChatFields[].label', "'Email: label'"],
      ['preChatFields[].isRequired', "'Size: required'"],
      ['preChatFields[].choices', "'Size: choices, one per line'"],
    ],
    sees: [['preChatFields[].id', 'const answers = { [size]']],
  },
  {
    file: 'e2e/chatbox/pre-chat.e2e.ts',
    test: 'writes first, is asked above the field, loses nothing, and is known from then on',
    sees: [
      ...['preChatCustomerChatAs', 'preChatDescription', 'preChatFields[].type', 'preChatFields[].label'],
      ...['preChatFields[].isRequired', 'preChatFields[].choices'],
    ],
  },
  {
    file: 'e2e/chatbox/pre-chat.e2e.ts',
    test: 'is asked as the form is by now: a change reaches the open page, and one that came in between is told',
    sees: ['isShowNamePreChat'],
  },
  {
    file: 'e2e/chatbox/pre-chat.e2e.ts',
    test: 'is read before the first message, and agreed to before that leaves; without a form, too',
    sees: ['isShowDisclaimer', 'disclaimerText', 'disclaimerLink', 'disclaimerLinkLabel', 'isConsentRequired'],
  },
  {
    file: 'e2e/chatbox/pre-chat.e2e.ts',
    test: 'is asked for after so many messages, can be put aside, and is not asked for once it is known',
    sees: ['afterNumberMessages'],
  },
  {
    file: 'e2e/settings/satisfaction.e2e.ts',
    test: 'what an admin sets is what visitors are asked, and their answer is a line of the conversation',
    sets: ['isSatisfactionSurvey', 'satisfactionQuestion', 'satisfactionThanks', 'satisfactionWhen'],
  },
  {
    file: 'e2e/chatbox/conversation-menu.e2e.ts',
    test: 'is asked once a conversation is resolved, can be said with one press, and changed',
    sees: ['isSatisfactionSurvey', 'satisfactionQuestion', 'satisfactionThanks'],
  },
  {
    file: 'e2e/chatbox/conversation-menu.e2e.ts',
    test: 'is not asked of answers that no person gave, where the shop wants to know of those alone',
    sees: ['satisfactionWhen'],
  },
  {
    file: 'e2e/chatbox/blocked.e2e.ts',
    test: 'a chatbox that the provider turns off goes from open pages, asks for nothing more, and comes back with all that was written',
    both: ['isBlocked'],
  },
  {
    file: 'e2e/admin/inbox-settings.e2e.ts',
    test: 'admins choose who is given conversations, and set up a colleague’s inbox; who opens another’s finds nothing',
    sets: inParts('inboxSettings', [
      ...['messagePreference', 'isAutoAssignment', 'isAssignSequentially', 'isAssignOnlyOnlineMembers'],
      'assignmentCapacity',
    ]),
  },
  {
    file: 'apps/server/src/features/team/members/desk.test.ts',
    test: 'a desk that nobody has touched is the product’s, and what Enter does the shop’s choice',
    sees: ['inboxSettings.messagePreference'],
  },
  {
    file: 'apps/server/src/features/conversations/pending/assign-new.test.ts',
    test: 'is given to members in turn, with a line in the thread, and stays whose it is',
    sees: [
      ['inboxSettings.isAutoAssignment', 'isAutoAssignment: true'],
      ['inboxSettings.isAssignSequentially', 'isAssignSequentially: true'],
    ],
  },
  {
    file: 'apps/server/src/features/conversations/pending/assign-new.test.ts',
    test: 'is given to nobody who is not there, where only those who are there count, and to who comes once they do',
    sees: [['inboxSettings.isAssignOnlyOnlineMembers', 'isAssignOnlyOnlineMembers: true']],
  },
  {
    file: 'apps/server/src/features/conversations/pending/assign-new.test.ts',
    test: 'goes to a member once the settings give conversations, or allow more of them',
    sees: ['inboxSettings.assignmentCapacity'],
  },
  {
    file: 'e2e/chatbox/chat-page.e2e.ts',
    test: 'titles the page, sees it in the preview before saving, and takes it away',
    both: [
      ['chatPageSettings.isEnabled', "{ name: 'Show the chat page' }"],
      ['chatPageSettings.title', "{ name: 'Title' }"],
      ['chatPageSettings.description', "{ name: 'Description' }"],
    ],
  },
  {
    file: 'e2e/faqs/faq-page.e2e.ts',
    test: 'titles the page, also for search engines, leaves out its search and its categories, and takes it off the store',
    both: [
      ['faqPageSettings.isEnabled', "{ name: 'Show the FAQ page' }"],
      ['faqPageSettings.title', "{ name: 'Title', exact: true }"],
      ['faqPageSettings.description', "{ name: 'Description', exact: true }"],
      ['faqPageSettings.seoTitle', "{ name: 'Title for search engines' }"],
      ['faqPageSettings.seoDescription', "{ name: 'Description for search engines' }"],
      ['faqPageSettings.isShowSearch', "{ name: 'Let visitors search' }"],
      ['faqPageSettings.isShowCategories', "{ name: 'Group FAQs by category' }"],
    ],
  },
  {
    file: 'e2e/settings/popup-fields.e2e.ts',
    test: 'every field of the $kind popup is changed by an admin, and seen in the store',
    both: [...ofEveryPopup, ...ofOnePopup],
  },
  {
    file: 'e2e/settings/popup-fields.e2e.ts',
    test: 'which products are shown is changed by an admin: the newest, and the one whose page is open',
    both: [['productPopupSettings.productSource', "'Newest products'"]],
  },
  {
    file: 'e2e/settings/order-tracking.e2e.ts',
    test: 'every field is changed by an admin, and what comes of it is seen in the store: card, form, code, parcels, and the words of every state',
    both: [
      ['orderTrackingSettings.isEnabled', "{ name: 'Visitors can track their orders' }"],
      ['orderTrackingSettings.title', "set('Title'"],
      ['orderTrackingSettings.description', "set('Description'"],
      ['orderTrackingSettings.lookUpBy', "{ name: 'the order’s phone number', exact: true }"],
      ['orderTrackingSettings.isCodeRequired', "{ name: 'Email a code before details are shown' }"],
      ['orderTrackingSettings.trackingLink', "set('Tracking page'"],
      ...Object.entries(wordsFieldOf).map(
        ([state, field]) => [`orderTrackingSettings.${field}`, `${state}: '`] as const,
      ),
    ],
  },
];
