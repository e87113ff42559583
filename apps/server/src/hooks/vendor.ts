import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Ctx, Services, TxCtx } from '../ctx.ts';

/** One thing that a vendor tells us. */
export interface WebhookDelivery {
  /** The vendor’s own id: a repeated delivery has the same one. */
  id: string;
  /** What the vendor calls the shop: a domain, the number of a page. */
  account: string;
  topic: string;
  triggeredAt: Date;
  /** What is kept for the job: JSON. */
  body: string;
}

/** Hears a body as it comes, and says at its end whether the vendor sent it: nothing of it needs to be held for that. */
export interface BodyJudge {
  hear(piece: Uint8Array): void;
  /** Asked once. */
  isSigned(): boolean;
}

/** A webhook whose headers were read, and whose body is still to come. */
export interface Announcement {
  judge: BodyJudge;
  /** Longer bodies are refused. */
  maxBytes: number;
  /** Whether the body is worth holding; else it is only heard. A vendor whose headers do not say so holds each. */
  isWanted(isKnown: (account: string) => Promise<boolean>): Promise<boolean>;
  /** What was delivered, in one body or several; null where it cannot be understood. `body` is null where it was not held. */
  identify(body: string | null): readonly WebhookDelivery[] | null;
}

/** A delivery as its job finds it. */
export interface KeptWebhookDelivery {
  id: string;
  receivedAt: Date;
  body: unknown;
}

/** What follows from a topic: asks the vendor first, and answers what to write when the delivery ends. */
export type OnTopic = (ctx: Ctx, delivery: KeptWebhookDelivery) => Promise<(tx: TxCtx) => Promise<void>>;

export type WebhookJob = Job<{ webhookId: string }>;

/** A vendor that calls us, as its feature describes it. */
export interface Vendor {
  /** Its address is `/hooks/<name>`, and its deliveries are kept under this name. */
  readonly name: string;
  /** How headers are read: null for those without anything that could be a signature. No reader, no hook: it is not set up. */
  readerFor(services: Services): ((headers: IncomingHttpHeaders) => Announcement | null) | null;
  /** Our shops by what the vendor calls them, also those that have gone; who is no shop of ours is left out. */
  shopsOf(services: Services, accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What we act on; nothing else should be wanted. */
  readonly topics: ReadonlyMap<string, OnTopic>;
  readonly job: WebhookJob;
}

/** The job of a vendor’s deliveries. It is owed also to a shop that has gone: that it has gone may be what was delivered. */
export const webhookJob = (vendor: string): WebhookJob =>
  defineJob(`${vendor}.webhook`, z.object({ webhookId: z.string() }), {
    key: ({ webhookId }) => webhookId,
    evenUninstalled: true,
  });
