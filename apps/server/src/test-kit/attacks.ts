import type { AllCalls } from '@chatty/contract/api';
import { newId } from '@chatty/contract/new-id';
import type { TestShop } from './test-server.ts';

/** Stands in every record of the shop that others must not see. */
export const canary = 'canary-7f3a';

export interface Victim {
  shop: TestShop;
  /** Ids of the records, by what a call's path names them after. */
  conversation: string;
  message: string;
  contact: string;
  faq: string;
  customAnswer: string;
  file: string;
  fileUrl: string;
  memberId: string;
  seatRequest: string;
  sessionId: string;
  authId: string;
  since: number;
}

export type Key = keyof AllCalls & string;

/** What the other shop sends: its own good words about the victim's records. Every call of the contract stands here. */
interface Attack {
  id?: (v: Victim) => string;
  messageId?: (v: Victim) => string;
  field?: string;
  query?: string;
  body?: (v: Victim) => object;
  /** The caller names a conversation of its own: a name that another shop uses too is free here. */
  opens?: true;
  /** The caller's own token is no longer good afterwards. */
  ends?: true;
}

export const attack: Record<Key, Attack> = {
  'GET /me': {},
  'GET /members': {},
  'GET /members/status': {},
  'POST /members/update': { body: (v) => ({ id: v.memberId, enableAwayMode: true }) },
  'GET /members/seats': {},
  'GET /members/seat-requests': {},
  'POST /members/seat-requests/:id/approve': { id: (v) => v.seatRequest },
  'POST /members/seat-requests/:id/decline': { id: (v) => v.seatRequest },
  'GET /members/:id': { id: (v) => v.memberId },
  'POST /members/invite': {
    body: () => ({ id: newId(), email: `${newId()}@x.example`, fullName: 'Mine', role: 'member' }),
  },
  'POST /members/:id/invite-again': { id: (v) => v.memberId },
  'PUT /members/:id': { id: (v) => v.memberId, body: () => ({ fullName: 'changed' }) },
  'DELETE /members/:id': { id: (v) => v.memberId },
  'POST /members/:id/transfer-admin': { id: (v) => v.memberId },
  'POST /members/:id/change-email': { id: (v) => v.memberId, body: () => ({ email: 'changed@x.example' }) },
  'GET /profile': {},
  'PUT /profile': { body: (v) => ({ avatarFileId: v.file }) },
  'PUT /profile/notifications': { body: () => ({ notificationEmail: null }) },
  'POST /profile/password': { body: () => ({ current: 'x', password: 'x' }) },
  'GET /profile/sessions': {},
  'DELETE /profile/sessions/:id': { id: (v) => v.sessionId },
  'POST /profile/sign-out-everywhere': { ends: true },
  'POST /profile/two-factor': { body: () => ({ password: 'x' }) },
  'POST /profile/two-factor/confirm': { body: () => ({ code: '000000' }) },
  'POST /profile/two-factor/off': { body: () => ({ password: 'x' }) },
  'GET /members/push-key': {},
  'POST /members/switch-push-token': {
    body: (v) => ({
      memberId: v.memberId,
      token: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' } },
      isPwa: false,
      on: false,
    }),
  },
  'POST /client/api/email-topics/read': { body: () => ({ token: 'x' }) },
  'POST /client/api/email-topics': { body: () => ({ token: 'x', topics: { waiting: false } }) },
  'POST /client/api/email-topics/verify': { body: () => ({ token: 'x' }) },
  'GET /contacts/:id': { id: (v) => v.contact },
  'PUT /contacts/:id': { id: (v) => v.contact, body: () => ({ name: 'changed' }) },
  'GET /contacts/:id/orders': { id: (v) => v.contact },
  'GET /contacts/:id/export': { id: (v) => v.contact },
  'DELETE /contacts/:id': { id: (v) => v.contact },
  'GET /conversations': { query: `search=${canary}` },
  'GET /conversations/counts': {},
  'GET /conversations/:id': { id: (v) => v.conversation },
  'POST /conversations/assign-pending': {
    body: (v) => ({ shopId: v.shop.id, memberId: v.memberId, isAutoAssign: true }),
  },
  'GET /shop/:field': { field: 'name' },
  'POST /shop': { body: () => ({ isSyncProductFirst: true }) },
  'POST /shop/dismiss-banner': { body: () => ({ banner: 'mine', isDismiss: true }) },
  'GET /dev-zone': {},
  'POST /dev-zone': { body: () => ({ blockAccess: true }) },
  'POST /dev-zone/sync': { body: () => ({ kind: 'products' }) },
  'POST /analytics/track': { body: (v) => ({ event: 'opened', shopId: v.shop.id }) },
  'POST /conversations/:id/take-over': { id: (v) => v.conversation },
  'POST /conversations/:id/hand-back': { id: (v) => v.conversation },
  'POST /conversations/:id/resolve': { id: (v) => v.conversation },
  'POST /conversations/:id/reopen': { id: (v) => v.conversation },
  'POST /conversations/:id/assign': { id: (v) => v.conversation, body: (v) => ({ memberId: v.memberId }) },
  'POST /conversations/:id/read': { id: (v) => v.conversation, body: () => ({ isRead: true }) },
  'PUT /conversations/:id/draft': { id: (v) => v.conversation, body: () => ({ draft: 'changed' }) },
  'GET /conversations/:id/messages': { id: (v) => v.conversation },
  'POST /conversations/:id/messages': { id: (v) => v.conversation, body: () => ({ id: newId(), text: 'changed' }) },
  'GET /conversations/:id/decisions': { id: (v) => v.conversation },
  'POST /files': { query: 'name=a.txt' },
  'GET /faqs': { query: `search=${canary}` },
  'GET /faqs/:id': { id: (v) => v.faq },
  'POST /faqs': { body: () => ({ question: 'Mine', answer: '<p>Mine</p>' }) },
  'PUT /faqs/:id': { id: (v) => v.faq, body: () => ({ question: 'changed' }) },
  'DELETE /faqs/:id': { id: (v) => v.faq },
  'POST /faqs/:id/restore': { id: (v) => v.faq },
  'POST /faqs/reorder': { body: (v) => ({ id: v.faq, before: null }) },
  'GET /customAnswers': {},
  'POST /customAnswers': { body: () => ({ question: 'Mine', answer: 'Mine' }) },
  'PUT /customAnswers/:id': { id: (v) => v.customAnswer, body: () => ({ question: 'changed', answer: 'changed' }) },
  'DELETE /customAnswers/:id': { id: (v) => v.customAnswer },
  'GET /customAnswers/store-pages/count': {},
  'GET /customAnswers/resync-store-pages': {},
  'GET /ai_assistant/products/count': {},
  'GET /ai_assistant/unanswered': {},
  'POST /assistant/sync-products': {},
  'GET /assistant/sync-products': {},
  'POST /client/api/sign-in': { body: () => ({ email: `${canary}@x.example`, password: 'x' }) },
  'POST /client/api/sign-in/shopify': { body: () => ({ idToken: 'x' }) },
  'POST /client/api/sign-in/link': { body: () => ({ token: 'x' }) },
  'POST /client/api/sign-in/code': { body: () => ({ email: `${canary}@x.example` }) },
  'POST /client/api/sign-in/code/verify': { body: () => ({ email: `${canary}@x.example`, code: '000000' }) },
  'POST /client/api/sign-in/second-factor': { body: () => ({ code: '000000' }) },
  'POST /client/api/sign-in/custom-token': { body: () => ({ token: 'x' }) },
  'POST /client/api/login-otp/verify-token': { body: () => ({ token: 'x' }) },
  'POST /client/api/token': {},
  'POST /client/api/sign-out': {},
  'POST /client/api/password/reset': { body: () => ({ email: `${canary}@x.example` }) },
  'POST /client/api/links/read': { body: () => ({ purpose: 'invitation', token: 'x' }) },
  'POST /client/api/password': {
    body: () => ({ purpose: 'reset-password', token: 'x', password: 'not among the easy' }),
  },
  'POST /client/api/verify': { body: () => ({ token: 'x' }) },
  'GET /shops': {},
  'GET /admin/auth': {},
  'GET /members/shops/:authId': { id: (v) => v.authId },
  'POST /members/selectShop': { body: (v) => ({ shopId: v.shop.id, uid: v.authId }) },
  'POST /client/api/members/shops': { body: (v) => ({ token: 'x', uid: v.authId }) },
  'POST /client/api/members/selectShop': { body: (v) => ({ token: 'x', uid: v.authId, shopId: v.shop.id }) },
  'POST /client/api/visitors': { body: () => ({ shop: 'no-such-shop.myshopify.com' }) },
  'POST /client/api/visitors/by-link': { body: (v) => ({ shop: v.shop.domain, link: 'x' }) },
  'GET /client/api/conversations': {},
  'POST /client/api/conversations/:id/talk-to-person': { id: (v) => v.conversation, opens: true },
  'POST /client/api/conversations/:id/read': { id: (v) => v.conversation, body: () => ({ seq: 1 }) },
  'POST /client/api/conversations/:id/contact': { id: (v) => v.conversation, body: () => ({ name: 'changed' }) },
  'GET /client/api/conversations/:id/messages': { id: (v) => v.conversation },
  'POST /client/api/conversations/:id/messages': {
    id: (v) => v.conversation,
    body: () => ({ id: newId(), text: 'changed' }),
    opens: true,
  },
  'POST /client/api/conversations/:id/messages/:messageId/opinion': {
    id: (v) => v.conversation,
    messageId: (v) => v.message,
    body: () => ({ helpful: false }),
  },
  'POST /client/api/conversations/:id/stop': { id: (v) => v.conversation },
  'POST /client/api/files': { query: 'name=a.txt' },
  'GET /client/api/availability': {},
  'GET /client/api/faqs': { query: `search=${canary}` },
};
