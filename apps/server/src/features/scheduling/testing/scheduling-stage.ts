import { newId } from '@chatty/contract/new-id';
import type { NewScheduled } from '@chatty/contract/scheduling';
import type { TestServer } from '../../../test-kit/test-server.ts';

/** A conversation of a visitor with a team of two, and what can be done to its scheduled messages. */
export async function schedulingStage(w: TestServer) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [ann, ben] = [await shop.member({ name: 'Ann' }), await shop.member({ name: 'Ben' })];
  const visitor = await shop.visitor();
  const params = { id: newId() };
  const at = (messageId: string) => ({ params: { ...params, messageId } });
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await say('Hello?');
  const inAnHour = () => new Date(w.services.clock.now().getTime() + 3_600_000).toISOString();
  const schedule = async (given: Partial<NewScheduled> = {}) => {
    const body = { id: newId(), text: 'Good morning', sendAt: inAnHour(), ...given };
    return (await ann.api('POST /conversations/:id/scheduled', { params, body })).data;
  };
  /** Its time came so many milliseconds ago. */
  const isDue = (id: string, ago = 1_000) =>
    w.services.db
      .updateTable('scheduled_messages')
      .set({ send_at: new Date(w.services.clock.now().getTime() - ago) })
      .where('shop_id', '=', shop.id)
      .where('id', '=', id)
      .execute();
  const pending = async () => (await ben.api('GET /conversations/:id/scheduled', { params })).data;
  /** What the visitor reads of the team's words. */
  const seen = async () =>
    (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages.filter(
      (it) => it.kind === 'text' && it.sender === 'admin',
    );
  return { shop, ann, ben, visitor, params, at, say, inAnHour, schedule, isDue, pending, seen };
}
