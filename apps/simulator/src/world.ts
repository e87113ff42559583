import type { FastifyRequest } from 'fastify';
import type { WriteContents } from './content/contents.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import type { AnswerScript } from './model/answer-script.ts';
import type { Shop } from './shop/shop.ts';
import type { Store } from './shop/store.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

export interface SimulatorOptions {
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  /** Where the app under test listens; webhooks and the app proxy go there. */
  appUrl: string;
  clientId: string;
  clientSecret: string;
  /** Folder of the theme app extension; it may be missing or empty. */
  extensionDir: string;
  shopDomain?: string;
  /** Further shops with stock, orders and tokens of their own. */
  otherShopDomains?: readonly string[];
  /** What its shops hold at first; without it the demo shop. */
  contents?: WriteContents;
  /** Keeps state across restarts when given. */
  dataDir?: string;
  /** Size and refill per second of the GraphQL cost bucket. */
  bucket?: { size: number; restoreRate: number };
  /** Waits before the second, third, ... attempt to deliver a webhook. */
  webhookRetryDelaysMs?: readonly number[];
}

/** Everything that the simulator's routes share. */
export interface World {
  options: SimulatorOptions;
  /** The address under which shoppers see the shop, known once the server listens. */
  origin: string;
  store: Store;
  webhooks: WebhookSender;
  mailbox: Mailbox;
  script: AnswerScript;
}

/** The shop a request is for: named by X-Forwarded-Host or Host; undefined when that shop does not exist. */
export function shopOfRequest(world: World, request: FastifyRequest): Shop | undefined {
  const forwarded = request.headers['x-forwarded-host'];
  return world.store.shopOf(typeof forwarded === 'string' ? forwarded : request.headers.host);
}
