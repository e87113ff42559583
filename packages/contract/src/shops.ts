import { z } from 'zod';
import { AiAssistantSettings } from './settings/assistant/ai-assistant-settings.ts';
import { call } from './call.ts';
import { Done, Email, Id, Moment } from './fields.ts';
import { PlanId, PlanInterval } from './plan-id.ts';

/** Features that are tried with some shops before all have them. */
export const BetaFlag = z.enum([
  'liveChatFeedback',
  'changeEmail',
  'transferAdmin',
  'campaign',
  'smartRecommendations',
]);
export type BetaFlag = z.infer<typeof BetaFlag>;
export const BetaFlags = z.partialRecord(BetaFlag, z.boolean());

/** What happens when somebody of the store's staff opens the app without a place in the team: they ask, or take a seat. */
export const StaffEntry = z.enum(['ask', 'let-in']);
export type StaffEntry = z.infer<typeof StaffEntry>;

export const ShopInfo = z.object({
  shopOwner: z.string(),
  planName: z.string(),
  primaryLocale: z.string(),
});

/**
 * Whether the published theme has the chatbox's app embed switched on: `other_theme` where it was on in another theme that
 * was published before, `unknown` where the store doesn't let us look.
 */
export const EmbedState = z.enum(['on', 'off', 'other_theme', 'unknown']);
export type EmbedState = z.infer<typeof EmbedState>;

export const ThemeEmbed = z.object({
  state: EmbedState,
  /** The published theme's name, where it is known. */
  theme: z.string().nullable(),
  checkedAt: Moment.nullable(),
  /** When a page of the store last began a visit, to the hour. */
  seenAt: Moment.nullable(),
});
export type ThemeEmbed = z.infer<typeof ThemeEmbed>;

export const Shop = z.object({
  id: Id,
  name: z.string(),
  shopifyDomain: z.string(),
  domain: z.string(),
  /** Names the shop in the addresses of several websites' inboxes. */
  websiteId: Id,
  email: z.string(),
  currency: z.string(),
  countryCode: z.string(),
  /** Where the shop's storefront can be opened. */
  storefrontUrl: z.string(),
  /** Where the shop's admin at the commerce platform can be opened. */
  shopAdminUrl: z.string(),
  plan: PlanId,
  planInterval: PlanInterval.nullable(),
  subscriptionDate: Moment.nullable(),
  noLimit: z.boolean(),
  teamMemberAdditionalSeats: z.number().int(),
  /** The merchant has gone through the onboarding. */
  setupDone: z.boolean(),
  /** The provider has closed the app for this shop. */
  blockAccess: z.boolean(),
  uatFeatures: BetaFlags,
  /** Campaigns of proactive chat are published: the menu's Automation gives way. */
  campaignsPublished: z.boolean(),
  dismissedBanners: z.array(z.string()),
  isSyncProductFirst: z.boolean(),
  staffEntry: StaffEntry,
  /** Visitors are to see the chatbox, where the theme has it. */
  enableChatbox: z.boolean(),
  /** The theme has it, as far as anybody knows. */
  enableEmbedCore: z.boolean(),
  themeEmbed: ThemeEmbed,
  isEnableAIAssistant: z.boolean(),
  /** The provider has turned the chatbox off. */
  isBlocked: z.boolean(),
  /** Without what is long, and read where it is changed. */
  aiAssistantSettings: AiAssistantSettings.omit({ customInstruction: true }),
  shopifyPlan: z.string(),
  shopInfo: ShopInfo,
  createdAt: Moment,
  installedAt: Moment.nullable(),
});
export type Shop = z.infer<typeof Shop>;

/** What of a shop the merchant's own screens may write. */
export const ShopPatch = z
  .object({
    setupDone: z.literal(true),
    isSyncProductFirst: z.boolean(),
    email: Email,
    staffEntry: StaffEntry,
    enableChatbox: z.boolean(),
  })
  .partial()
  .strict();

/** A shop as the selector lists it. */
export const ShopChoice = z.object({ id: Id, name: z.string(), shopifyDomain: z.string() });
export type ShopChoice = z.infer<typeof ShopChoice>;

/** Signs in once, within minutes, for the shop that was chosen: `POST /client/api/sign-in/custom-token` takes it. */
export const CustomToken = z.string();

const both = ['admin', 'member'] as const;

export const shops = {
  'GET /shops': call({
    by: both,
    evenBlocked: true,
    data: z.object({
      shop: Shop,
      shopInfo: ShopInfo,
      /** Opens the stand-alone app signed in, for instance from inside the platform's admin. */
      customToken: CustomToken,
      /** Why this shop cannot be used; the person is then logged out. */
      error: z.string().nullable(),
      redirectTo: z.string().nullable(),
    }),
    perMinute: 60,
    summary: 'The shop the access token names',
  }),
  'GET /admin/auth': call({
    by: both,
    evenBlocked: true,
    /** False: what the token claims is no longer so; a new one is to be asked for. */
    data: z.object({ success: z.boolean() }),
    summary: 'Whether the token’s shopId and isAdmin match what the server knows',
  }),
  'GET /shop/:field': call({
    by: ['admin'],
    params: z.object({ field: Shop.keyof() }),
    data: z.json(),
    summary: 'One field of the shop',
  }),
  'POST /shop': call({ by: ['admin'], body: ShopPatch, data: Shop, summary: 'Change the shop’s own fields' }),
  'POST /shop/dismiss-banner': call({
    by: ['admin'],
    body: z.object({ banner: z.string().trim().min(1).max(80), isDismiss: z.boolean() }),
    data: Shop,
    summary: 'Hide a banner for good, or show it again',
  }),
  'GET /members/shops/:authId': call({
    by: both,
    evenBlocked: true,
    data: z.array(ShopChoice),
    summary: 'The shops where the logged-in person is active',
  }),
  'POST /members/selectShop': call({
    by: both,
    evenBlocked: true,
    body: z.object({ shopId: Id, uid: Id }),
    data: CustomToken,
    perMinute: 20,
    summary: 'Switch to another of your shops',
  }),
};

export const themeEmbed = {
  'POST /shop/check-embed': call({
    by: ['admin'],
    data: Shop,
    perMinute: 20,
    summary: 'Look whether the published theme has the chatbox switched on',
  }),
};

/** The same two for somebody who has signed in and not yet chosen a shop: `token` is the person's access token. */
export const shopChoice = {
  'POST /client/api/members/shops': call({
    by: ['anyone'],
    body: z.object({ token: z.string().max(2_000), uid: Id }),
    data: z.array(ShopChoice),
    perMinute: 30,
    summary: 'The shops where the logged-in person is active',
  }),
  'POST /client/api/members/selectShop': call({
    by: ['anyone'],
    body: z.object({ token: z.string().max(2_000), uid: Id, shopId: Id }),
    data: CustomToken,
    perMinute: 20,
    summary: 'Choose a shop',
  }),
};

/** Only for staff of the provider, who come in by CRM login. */
export const devZone = {
  'GET /dev-zone': call({
    by: ['staff'],
    evenBlocked: true,
    data: z.object({
      flags: BetaFlags,
      noLimit: z.boolean(),
      blockAccess: z.boolean(),
      isBlocked: z.boolean(),
      /** Waiting, running and failed pieces of work, by queue. */
      jobs: z.array(
        z.object({ queue: z.string(), waiting: z.number().int(), running: z.number().int(), failed: z.number().int() }),
      ),
      events: z.array(z.object({ n: z.number().int(), type: z.string(), at: Moment })),
      syncs: z.array(
        z.object({
          kind: z.string(),
          running: z.boolean(),
          synced: z.number().int(),
          total: z.number().int(),
          error: z.string().nullable(),
          finishedAt: Moment.nullable(),
        }),
      ),
    }),
    summary: 'Feature flags, jobs, events, and syncs of the shop',
  }),
  'POST /dev-zone': call({
    by: ['staff'],
    evenBlocked: true,
    body: z
      .object({ flags: BetaFlags, noLimit: z.boolean(), blockAccess: z.boolean(), isBlocked: z.boolean() })
      .partial()
      .strict(),
    data: Shop,
    summary: 'Switch feature flags and gates of the shop',
  }),
  'POST /dev-zone/sync': call({
    by: ['staff'],
    evenBlocked: true,
    body: z.object({ kind: z.enum(['products', 'pages']) }),
    data: Done,
    summary: 'Sync the shop’s products or pages again',
  }),
};

/** Written to the event log with the change itself. */
export const shopEvents = { 'shop.changed': Shop };
