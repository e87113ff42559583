import type { Cart } from '@chatty/contract/contacts';
import type { ClientFrame } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import type { Recommendation, RecommendationText } from '@chatty/contract/recommendations';
import { calls, says } from '../../../test-kit/model-server.ts';
import { simulatedDomain } from '../../../test-kit/simulated-store.ts';
import { until } from '../../../test-kit/until.ts';
import { whereIs } from '../../contacts/index.ts';
import { noProducts, ruleText } from '../../../test-kit/rule-text.ts';
import type { Answer, Visit } from './demo-visit.ts';
import { type engineKinds, openScriptedDemo, type ScriptedDemo } from './scripted-demo.ts';

/** A product as the demo's store has it. */
export interface Known {
  id: string;
  title: string;
  variants: { id: string; available: boolean }[];
}

/** The titles on the cards of an answer. */
export const cardsOf = ({ message }: Pick<Answer, 'message'>): string[] =>
  message?.parts.flatMap((it) => (it.type === 'products' ? it.products.map(({ title }) => title) : [])) ?? [];

/** What a rule recommends that names these. */
export const chosen = (...products: { id: string; title: string }[]): RecommendationText['what'] => ({
  kind: 'chosen',
  from: { ...noProducts, products: products.map(({ id, title }) => ({ id, title })) },
});

export interface RecommendingDemo extends ScriptedDemo {
  /** Two of each can be bought, one cannot. */
  tents: [Known, Known];
  bags: [Known, Known];
  soldOut: Known;
  add(more?: Partial<RecommendationText> & { on?: boolean }): Promise<Recommendation>;
  /** Deletes the rules that were added. */
  clear(): Promise<void>;
  /** A model asks the tool for this, and says nothing of its own. */
  asks(input: Record<string, string>): void;
  /** Says where the visitor is and what is in their cart, as the chatbox tells it; answers what closes it. */
  stand(visitor: Visit, productId: string | null, inCart?: readonly Known[]): Promise<() => void>;
}

function standIn({ w, ctx }: ScriptedDemo): RecommendingDemo['stand'] {
  return async (visitor, productId, inCart = []) => {
    const price = { amount: '40.00', currency: 'USD' };
    const lines = inCart.map(({ title, variants }) => ({
      ...{ variantId: variants[0]?.id.split('/').at(-1) ?? '', title, quantity: 1, price, imageUrl: null },
    }));
    const cart: Cart = { lines, total: { amount: String(40 * lines.length), currency: 'USD' } };
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
    const number = productId?.split('/').at(-1);
    const page = { url: `https://${simulatedDomain}/`, title: 'One' };
    const place = { ...page, ...(number === undefined ? {} : { productId: number }) };
    socket.onopen = () => say({ t: 'hello', token: visitor.token, since: null });
    socket.onmessage = ({ data }) => String(data).includes('"ready"') && say({ t: 'at', place, cart });
    const seen = async () => whereIs(w.services, ctx.shopId, visitor.contactId).cart?.lines.length === lines.length;
    await until('the visitor was not there', 10_000, async () => (await seen()) || null);
    return () => socket.close();
  };
}

function twoOf(products: readonly Known[]): [Known, Known] {
  const [one, other] = products;
  if (!one || !other) throw new Error('the demo has two of them');
  return [one, other];
}

/** The demo's shop with what tests of recommendations need of its catalogue. */
export async function openRecommendingDemo(kind: (typeof engineKinds)[number]): Promise<RecommendingDemo> {
  const demo = await openScriptedDemo(kind);
  const made: string[] = [];
  const products = await demo.ctx.db
    .selectFrom('products')
    .select(['product_type', 'variants', 'id', 'title'])
    .where('shop_id', '=', demo.ctx.shopId)
    .orderBy('title')
    .execute();
  const isSold = (it: Known) => it.variants.some((one) => one.available);
  const ofType = (type: string) => twoOf(products.filter((it) => it.product_type === type && isSold(it)));
  const soldOut = products.find((it) => !isSold(it));
  if (!soldOut) throw new Error('the demo has products that are sold out');
  return {
    ...demo,
    ...{ tents: ofType('Tents'), bags: ofType('Sleeping bags'), soldOut },
    async add(more = {}) {
      const body = { id: newId(), on: true, ...ruleText(more) };
      const { data } = await demo.member('POST /ai_assistant/recommendations', { body });
      made.push(data.id);
      return data;
    },
    async clear() {
      const isThere = new Set((await demo.member('GET /ai_assistant/recommendations')).data.map((it) => it.id));
      for (const id of made.splice(0).filter((it) => isThere.has(it)))
        await demo.member('DELETE /ai_assistant/recommendations/:id', { params: { id } });
    },
    asks: (input) => demo.script(calls('recommend_products', input), says('')),
    stand: standIn(demo),
  };
}
