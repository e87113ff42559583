import { readdir } from 'node:fs/promises';
import type { AllCalls } from '@chatty/contract/api';
import type { TestMember, TestShop } from './test-server.ts';

/** Stands in every record of the shop that others must not see. */
export const canary = 'canary-7f3a';

/** What the attacked shop holds before any feature adds its own records. */
export interface Victim {
  shop: TestShop;
  member: TestMember;
  conversation: string;
  message: string;
  contact: string;
  file: string;
  fileUrl: string;
  since: number;
}

export type Key = keyof AllCalls & string;

/** What the other shop sends: its own good words about the victim's records. */
interface Attack<V> {
  id?: (v: V) => string;
  messageId?: (v: V) => string;
  field?: string;
  query?: string;
  body?: (v: V) => object;
  /** The caller names a conversation of its own: a name that another shop uses too is free here. */
  opens?: true;
  /** The caller's own token is no longer good afterwards. */
  ends?: true;
}

/** An attack on one victim, whose ids stand in it. */
export interface AimedAttack extends Omit<Attack<never>, 'id' | 'messageId' | 'body'> {
  id: string | undefined;
  messageId: string | undefined;
  body: object;
}

export type Attacks = (victim: Victim) => Promise<[Key, AimedAttack][]>;

interface FeatureAttacks<Own> {
  /** Adds the feature's records, each of which holds the canary, and says how they are called. */
  fill?: (victim: Victim) => Promise<Own>;
  calls: Partial<Record<Key, Attack<Victim & Own>>>;
}

/** What a feature brings to the walk of tenancy.test.ts: its `<name>.attacks.ts` exports it as `attacks`. */
export const attacksOf =
  <Own extends object = object>({ fill, calls }: FeatureAttacks<Own>): Attacks =>
  async (victim) => {
    const v = { ...victim, ...(await fill?.(victim)) } as Victim & Own;
    const keys = Object.keys(calls) as Key[];
    return keys.map((key) => {
      const { id, messageId, body, ...rest } = calls[key] ?? {};
      return [key, { ...rest, id: id?.(v), messageId: messageId?.(v), body: body?.(v) ?? {} }];
    });
  };

const src = new URL('../', import.meta.url);

/** The attacks of all features, found by the names of their files. Throws where two features attack by the same call. */
export async function gatherAttacks(victim: Victim): Promise<Map<Key, AimedAttack>> {
  const files = (await readdir(src, { recursive: true })).filter((it) => it.endsWith('.attacks.ts'));
  const gathered = new Map<Key, AimedAttack>();
  for (const file of files.sort()) {
    const { attacks } = (await import(new URL(file, src).href)) as { attacks: Attacks };
    for (const [key, attack] of await attacks(victim)) {
      if (gathered.has(key)) throw new Error(`${file} attacks by ${key}, as another feature does.`);
      gathered.set(key, attack);
    }
  }
  return gathered;
}
