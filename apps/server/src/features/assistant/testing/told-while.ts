import type { PassingPayload } from '@chatty/contract/live';
import type { DemoVisit } from './demo-visit.ts';

type Told = Pick<PassingPayload<'answer.growing'>, 'text' | 'step' | 'ended'>;

/** What a visitor is told of answers in the making while something is done. */
export async function toldWhile(
  { w, ctx }: Pick<DemoVisit, 'w'> & { ctx: Pick<DemoVisit['ctx'], 'shopId'> },
  contactId: string,
  work: (soFar: () => Told[]) => Promise<unknown>,
): Promise<Told[]> {
  const frames: { type: string; payload: Told }[] = [];
  const listener = {
    shopId: ctx.shopId,
    memberId: null,
    contactId,
    isCrmLogin: false,
    sentUpTo: 0,
    write: (frame: string) => void frames.push(JSON.parse(frame)),
    end: () => {},
  };
  const toldSoFar = () =>
    frames
      .filter((it) => it.type === 'answer.growing')
      .map(({ payload: { text, step, ended } }) => ({ text, step, ended }));
  await w.services.hub.join(listener, null);
  await work(toldSoFar);
  w.services.hub.leave(listener);
  return toldSoFar();
}
