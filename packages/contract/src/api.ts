import { telemetry } from './telemetry.ts';
import { assistant } from './assistant.ts';
import { contacts } from './contacts.ts';
import { conversations, visitorConversations } from './conversations.ts';
import { faqs, publicFaqs } from './faqs.ts';
import { files, visitorFiles } from './files.ts';
import { knowledge } from './knowledge.ts';
import { members } from './team.ts';
import { messages, visitorMessages } from './messages.ts';
import { privacy } from './privacy.ts';
import { emailTopics, profile, push } from './profile.ts';
import { session } from './sign-in.ts';
import { devZone, shopChoice, shops } from './shops.ts';
import { visitorAvailability, visitors } from './widget.ts';

/** Calls of signed-in people of a shop. */
export const memberCalls = {
  ...members,
  ...profile,
  ...push,
  ...shops,
  ...devZone,
  ...telemetry,
  ...contacts,
  ...conversations,
  ...messages,
  ...files,
  ...faqs,
  ...knowledge,
  ...assistant,
  ...privacy,
};

/** Calls before sign-in. */
export const openCalls = { ...session, ...shopChoice, ...emailTopics, ...visitors };

/** Calls of a shop's visitors. */
export const visitorCalls = {
  ...visitorConversations,
  ...visitorMessages,
  ...visitorFiles,
  ...publicFaqs,
  ...visitorAvailability,
};

/** Everything that can be asked for. */
export const allCalls = { ...memberCalls, ...openCalls, ...visitorCalls };
export type AllCalls = typeof allCalls;
