import { newId } from '@chatty/contract/new-id';
import { z } from 'zod';
import { texts } from '#texts/copilot.ts';
import type { MemberCtx } from '../../ctx.ts';
import { Problem } from '../../platform/problem.ts';
import { processState } from '../../platform/processes/process-state.ts';
import { topic } from '../../platform/topic.ts';

/** Ends what is being made for a member in a conversation, but for the work of this id. */
const workStop = topic(
  'copilot.stop',
  z.object({ shopId: z.string(), memberId: z.string(), conversationId: z.string(), except: z.string().nullable() }),
);

type Work = Readonly<Record<'shopId' | 'memberId' | 'conversationId' | 'id', string>>;

/** What this process is making; it hears of every process's wish to stop. */
const worksOf = processState(
  'copilot.works',
  ({ bus }) => {
    const running = new Map<Work, AbortController>();
    const close = bus.subscribe(workStop, (stop) => {
      for (const [work, controller] of running) {
        const isMeant =
          work.shopId === stop.shopId &&
          work.memberId === stop.memberId &&
          work.conversationId === stop.conversationId &&
          work.id !== stop.except;
        if (isMeant) controller.abort();
      }
    });
    return { running, close };
  },
  ({ close }) => close(),
);

const stop = ({ services, shopId, who }: MemberCtx, conversationId: string, except: string | null) =>
  services.bus.publish(workStop, { shopId, memberId: who.memberId, conversationId, except });

/** Stops what is being made for this member in a conversation, whichever process makes it. */
export const stopWork = (ctx: MemberCtx, conversationId: string): Promise<void> => stop(ctx, conversationId, null);

/**
 * Makes something for a member in a conversation, one thing at a time: what they had begun there before ends with a
 * `conflict`, as does what they stop.
 */
export async function workFor<Made>(
  ctx: MemberCtx,
  conversationId: string,
  make: (signal: AbortSignal) => Promise<Made>,
): Promise<Made> {
  const { running } = worksOf(ctx.services);
  const work: Work = { shopId: ctx.shopId, memberId: ctx.who.memberId, conversationId, id: newId() };
  const controller = new AbortController();
  running.set(work, controller);
  try {
    await stop(ctx, conversationId, work.id);
    const made = await make(controller.signal);
    controller.signal.throwIfAborted();
    return made;
  } catch (error) {
    if (controller.signal.aborted) throw new Problem('conflict', texts.stopped);
    throw error;
  } finally {
    running.delete(work);
  }
}
