import { z } from 'zod';
import { topic } from '../../platform/topic.ts';
import type { Services } from '../../services.ts';

/** Tells the process that is writing an answer to stop. The message may get lost: the turn's end is checked anyway. */
export const answerStop = topic('answer.stop', z.object({ shopId: z.string(), conversationId: z.string() }));

/** Asks for the end of an answer that is being written, wherever that is. */
export const stopAnswer = ({ bus }: Services, shopId: string, conversationId: string): Promise<void> =>
  bus.publish(answerStop, { shopId, conversationId });
