import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Calendar } from '../clock.ts';
import type { WriteContents } from '../content/contents.ts';
import { type SavedShop, Shop } from './shop.ts';

/** One access or refresh token that the simulator has handed out. */
export interface IssuedToken {
  token: string;
  kind: 'access' | 'refresh' | 'code';
  shop: string;
  mode: 'offline' | 'online';
  scope: string;
  expiresAt: number | null;
  /** A refresh token that was used stays valid until the token it gave is used in turn. */
  replacedBy?: string;
}

interface StateFile {
  shops: Record<string, SavedShop>;
  tokens: IssuedToken[];
  /** How far the simulated calendar is ahead; absent in older files. */
  aheadMs?: number;
}

const SAVE_DELAY_MS = 300;

/** All shops of the simulator by domain, and the tokens they gave out; kept in one JSON file when a folder is given. */
export class Store {
  readonly shops = new Map<string, Shop>();
  tokens: IssuedToken[] = [];
  readonly calendar: Calendar;
  readonly #file: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(domains: readonly string[], dataDir: string | undefined, now = new Date(), write?: WriteContents) {
    if (dataDir) {
      mkdirSync(dataDir, { recursive: true });
      this.#file = join(dataDir, 'state.json');
    }
    const saved = this.#read();
    this.tokens = saved?.tokens ?? [];
    this.calendar = new Calendar(saved?.aheadMs ?? 0, () => this.saveSoon());
    for (const domain of domains) {
      this.shops.set(domain, new Shop(domain, saved?.shops[domain], now, () => this.saveSoon(), write));
    }
  }

  /** The shop that is shown when a request names none. */
  get firstShop(): Shop {
    const [shop] = this.shops.values();
    if (!shop) throw new Error('the simulator needs at least one shop');
    return shop;
  }

  /** The shop of a host name; any name that is not a *.myshopify.com one means the first shop. */
  shopOf(host: string | undefined): Shop | undefined {
    const name = (host ?? '').split(':')[0]?.toLowerCase() ?? '';
    return name.endsWith('.myshopify.com') ? this.shops.get(name) : this.firstShop;
  }

  saveSoon(): void {
    if (!this.#file || this.#timer) return;
    this.#timer = setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  /** Writes the state file now, whole or not at all. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#file) return;
    const content: StateFile = {
      shops: Object.fromEntries([...this.shops].map(([domain, shop]) => [domain, shop.state])),
      tokens: this.tokens,
      aheadMs: this.calendar.aheadMs,
    };
    writeFileSync(`${this.#file}.new`, JSON.stringify(content));
    renameSync(`${this.#file}.new`, this.#file);
  }

  #read(): StateFile | undefined {
    if (!this.#file) return undefined;
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as StateFile;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
