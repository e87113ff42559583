import { z } from 'zod';
import { call } from './call.ts';
import { Done, Email, Id, Moment, Required } from './fields.ts';
import { passwordMaxChars } from './limits.ts';
import { Clock, isZone } from './settings/fields.ts';
import { Member } from './team.ts';
import { Password } from './sign-in.ts';
import { texts } from './texts.ts';

/** What the team can be told of while it looks elsewhere. */
export const Topic = z.enum(['waiting', 'assigned', 'replied', 'mentioned', 'woke', 'watched']);
export type Topic = z.infer<typeof Topic>;

export const topicText: Readonly<Record<Topic, string>> = {
  waiting: 'A visitor asks for a person',
  assigned: 'A conversation is assigned to me',
  replied: 'A visitor answers in a conversation of mine',
  mentioned: 'A teammate mentions me in a note, or my reminder is due',
  woke: 'A snoozed conversation of mine comes back',
  watched: 'Something happens in a conversation that I watch',
};

export const NotificationPreferences = z.record(Topic, z.object({ email: z.boolean(), push: z.boolean() }));
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const defaultPreferences: NotificationPreferences = {
  waiting: { email: true, push: true },
  assigned: { email: false, push: true },
  replied: { email: false, push: true },
  mentioned: { email: true, push: true },
  woke: { email: false, push: true },
  watched: { email: false, push: true },
};

/** From when to when a member is told of nothing, by the clock of their own zone; an end before its start is one of the next day. */
export const QuietHours = z
  .object({
    isOn: z.boolean(),
    from: Clock,
    to: Clock,
    timeZone: z.string().max(60).refine(isZone, texts.invalid),
  })
  .refine(({ from, to }) => from !== to, { message: texts.sameTime, path: ['to'] });
export type QuietHours = z.infer<typeof QuietHours>;

export const Profile = z.object({
  member: Member,
  notifications: NotificationPreferences,
  /** Null while they were never set. */
  quietHours: QuietHours.nullable(),
  /** Another address for notifications; they go to the account's until it is verified. */
  notificationEmail: z.object({ email: z.string(), verified: z.boolean() }).nullable(),
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  /** How many backup codes are left; 0 without a second factor. */
  backupCodes: z.number().int(),
});
export type Profile = z.infer<typeof Profile>;

export const SignedInSession = z.object({
  id: Id,
  current: z.boolean(),
  /** Such as "Chrome on macOS"; empty when the browser did not say. */
  device: z.string(),
  createdAt: Moment,
  lastActiveAt: Moment,
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** A subscription of the browser's push service, as `PushSubscription.toJSON()` gives it. */
export const PushToken = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushToken = z.infer<typeof PushToken>;

const both = ['admin', 'member'] as const;

export const profile = {
  'GET /profile': call({ by: both, data: Profile, summary: 'Your own account' }),
  'PUT /profile': call({
    by: both,
    body: z.object({ fullName: Required(80), avatarFileId: Id.nullable() }).partial(),
    data: Profile,
    summary: 'Change your name or picture',
  }),
  'PUT /profile/notifications': call({
    by: both,
    body: z
      .object({
        notifications: NotificationPreferences,
        quietHours: QuietHours.nullable(),
        notificationEmail: Email.nullable(),
      })
      .partial(),
    data: Profile,
    summary: 'Choose what you hear about, where, and when not; a new address gets a link to verify it',
  }),
  'POST /profile/password': call({
    by: both,
    body: z.object({ current: z.string().max(passwordMaxChars).optional(), password: Password }),
    data: Done,
    perMinute: 10,
    summary: 'Change your password; all other sessions end',
  }),
  'GET /profile/sessions': call({ by: both, data: z.array(SignedInSession), summary: 'Where you are logged in' }),
  'DELETE /profile/sessions/:id': call({ by: both, data: Done, summary: 'Log out one other browser' }),
  'POST /profile/sign-out-everywhere': call({ by: both, data: Done, summary: 'Log out all other browsers' }),
  'POST /profile/two-factor': call({
    by: both,
    body: z.object({ password: z.string().min(1, texts.required).max(passwordMaxChars) }),
    data: z.object({ uri: z.string(), secret: z.string(), backupCodes: z.array(z.string()) }),
    perMinute: 10,
    summary: 'Set up two-factor authentication; it takes effect once you enter a code',
  }),
  'POST /profile/two-factor/confirm': call({
    by: both,
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, texts.mustBeDigits),
    }),
    data: Done,
    perMinute: 10,
    summary: 'Confirm the authenticator app with its first code',
  }),
  'POST /profile/two-factor/off': call({
    by: both,
    body: z.object({ password: z.string().min(1, texts.required).max(passwordMaxChars) }),
    data: Done,
    perMinute: 10,
    summary: 'Turn off two-factor authentication',
  }),
};

/** Push messages of one's browsers. */
export const push = {
  'GET /members/push-key': call({
    by: both,
    data: z.object({ publicKey: z.string() }),
    summary: 'The key a browser needs to subscribe to push messages (VAPID)',
  }),
  'POST /members/switch-push-token': call({
    by: both,
    body: z.object({
      memberId: Id,
      token: PushToken,
      /** The installed app; its messages open in it. */
      isPwa: z.boolean(),
      /** False takes this browser out. */
      on: z.boolean().default(true),
    }),
    data: Done,
    perMinute: 30,
    summary: 'Turn push messages to this browser on or off',
  }),
};

const TopicToken = z.string().min(1).max(2_000);

/** What the links in our mails lead to; nobody is signed in there. */
export const emailTopics = {
  'POST /client/api/email-topics/read': call({
    by: ['anyone'],
    body: z.object({ token: TopicToken }),
    data: z.object({ email: z.string(), shopName: z.string(), topics: z.record(Topic, z.boolean()) }),
    perMinute: 30,
    summary: 'Which emails an address gets, by the link in one of them',
  }),
  'POST /client/api/email-topics': call({
    by: ['anyone'],
    body: z.object({ token: TopicToken, topics: z.partialRecord(Topic, z.boolean()) }),
    data: z.object({ email: z.string(), shopName: z.string(), topics: z.record(Topic, z.boolean()) }),
    perMinute: 30,
    summary: 'Subscribe to emails or unsubscribe',
  }),
  'POST /client/api/email-topics/verify': call({
    by: ['anyone'],
    body: z.object({ token: TopicToken }),
    data: z.object({ email: z.string() }),
    perMinute: 10,
    summary: 'Confirm an address for notifications',
  }),
};
