import { createHmac, randomUUID } from 'node:crypto';
import type { Shop } from '../shop/shop.ts';

export interface SentWebhook {
  id: string;
  eventId: string;
  topic: string;
  shop: string;
  url: string;
  triggeredAt: string;
  body: string;
  attempts: { at: string; outcome: string }[];
  state: 'waiting' | 'delivered' | 'given up';
}

interface SenderOptions {
  appUrl: string;
  clientSecret: string;
  retryDelaysMs: readonly number[];
}

const ANSWER_LIMIT_MS = 5000;
const KEPT = 200;
/** Topics that still reach an app after it was uninstalled. */
const afterUninstall = new Set(['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact']);
/** Topics that have not moved to the headers of next-generation events. */
const compliance = new Set(['customers/data_request', 'customers/redact', 'shop/redact']);

/** Signs webhooks as Shopify does and delivers them at least once, in no promised order. */
export class WebhookSender {
  readonly sent: SentWebhook[] = [];
  /** Test control: every webhook is delivered twice, with the same id. */
  duplicate = false;
  /** Test control: so many of the next attempts are lost on the way. */
  failNext = 0;
  /** Which headers webhooks carry: the classic ones, or those of next-generation events. */
  family: 'classic' | 'events' = 'classic';
  readonly #options: SenderOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  #underWay = 0;
  #idleWaiters: (() => void)[] = [];

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Sends a topic of a shop to the app, and to every URL that the app has subscribed to it by GraphQL. */
  send(shop: Shop, topic: string, payload: object): SentWebhook[] {
    const { installed, subscriptions } = shop.state.installation;
    if (!installed && !afterUninstall.has(topic)) return [];
    const url = new URL('/hooks/shopify', this.#options.appUrl).href;
    const wanted = topic.toUpperCase().replace('/', '_');
    const others = subscriptions
      .filter((one) => one.topic === wanted && /^https?:/.test(one.uri))
      .map((one) => one.uri);
    const eventId = randomUUID();
    return [...new Set([url, ...others])].map((target) => this.#enqueue(shop.domain, topic, target, eventId, payload));
  }

  /** Delivers an earlier webhook once more, as Shopify may. */
  repeat(id: string): void {
    const webhook = this.sent.find((one) => one.id === id);
    if (webhook) void this.#attempt(webhook, this.#options.retryDelaysMs.length);
  }

  /** Resolves when nothing is being delivered or waits for a retry. */
  idle(): Promise<void> {
    if (this.#underWay === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idleWaiters.push(resolve));
  }

  /** Gives up what still waits. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#underWay = 0;
    this.#wakeWaiters();
  }

  #enqueue(shop: string, topic: string, url: string, eventId: string, payload: object): SentWebhook {
    const webhook: SentWebhook = {
      id: randomUUID(),
      eventId,
      topic,
      shop,
      url,
      triggeredAt: new Date().toISOString(),
      body: JSON.stringify(payload),
      attempts: [],
      state: 'waiting',
    };
    this.sent.unshift(webhook);
    this.sent.length = Math.min(this.sent.length, KEPT);
    void this.#attempt(webhook, 0);
    if (this.duplicate) void this.#attempt(webhook, this.#options.retryDelaysMs.length);
    return webhook;
  }

  async #attempt(webhook: SentWebhook, round: number): Promise<void> {
    this.#underWay += 1;
    const outcome = await this.#deliver(webhook);
    webhook.attempts.push({ at: new Date().toISOString(), outcome });
    const delay = this.#options.retryDelaysMs[round];
    if (outcome.startsWith('2')) {
      webhook.state = 'delivered';
    } else if (webhook.state === 'waiting' && delay !== undefined) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#underWay -= 1;
        void this.#attempt(webhook, round + 1);
      }, delay);
      this.#timers.add(timer);
      return;
    } else if (webhook.state === 'waiting') {
      webhook.state = 'given up';
    }
    this.#underWay = Math.max(0, this.#underWay - 1);
    if (this.#underWay === 0) this.#wakeWaiters();
  }

  async #deliver(webhook: SentWebhook): Promise<string> {
    if (this.failNext > 0) {
      this.failNext -= 1;
      return 'lost on the way';
    }
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        body: webhook.body,
        headers: this.#headers(webhook),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 5 s' : 'not reachable';
    }
  }

  #headers(webhook: SentWebhook): Record<string, string> {
    const signature = createHmac('sha256', this.#options.clientSecret).update(webhook.body).digest('base64');
    const common = { 'content-type': 'application/json', 'user-agent': 'Shopify-Captain-Hook' };
    if (this.family === 'events' && !compliance.has(webhook.topic)) {
      return {
        ...common,
        'shopify-topic': webhook.topic,
        'shopify-shop-domain': webhook.shop,
        'shopify-api-version': '2026-07',
        'shopify-webhook-id': webhook.id,
        'shopify-handle': webhook.topic.replace('/', '-'),
        'shopify-action': webhook.topic.split('/')[1] ?? '',
        'shopify-triggered-at': webhook.triggeredAt,
        'shopify-hmac-sha256': signature,
      };
    }
    return {
      ...common,
      'x-shopify-topic': webhook.topic,
      'x-shopify-shop-domain': webhook.shop,
      'x-shopify-api-version': '2026-07',
      'x-shopify-webhook-id': webhook.id,
      'x-shopify-event-id': webhook.eventId,
      'x-shopify-triggered-at': webhook.triggeredAt,
      'x-shopify-hmac-sha256': signature,
    };
  }

  #wakeWaiters(): void {
    for (const resolve of this.#idleWaiters.splice(0)) resolve();
  }
}
