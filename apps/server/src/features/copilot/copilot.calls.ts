import type { Handlers } from '@chatty/contract/call';
import type { copilot } from '@chatty/contract/copilot';
import type { replays } from '@chatty/contract/decision-log';
import type { instructionDrafts } from '@chatty/contract/instruction/instruction-draft';
import type { MemberCtx } from '../../ctx.ts';
import { findConversation } from '../conversations/index.ts';
import { stopWork } from './at-work.ts';
import { draftForStore } from './instruction/draft-for-store.ts';
import { replayForMember } from './replay-for-member.ts';
import { rewordText } from './rewording/reword-text.ts';
import { translateText } from './rewording/translate-text.ts';
import { suggestToMember } from './suggest-to-member.ts';
import { tryForMember } from './try-for-member.ts';
import { sumUp } from './summary/sum-up.ts';

export const copilotCalls = {
  'POST /ai_assistant/instruction/draft': (ctx, { body }) => draftForStore(ctx, body),
  'POST /ai_assistant/log/:id/replay': (ctx, { params, body }) => replayForMember(ctx, params.id, body),
  'POST /ai_assistant/test': (ctx, { body }) => tryForMember(ctx, body),
  'POST /conversations/:id/copilot/suggestion': (ctx, { params }) => suggestToMember(ctx, params.id),
  'POST /conversations/:id/copilot/rewording': (ctx, { params, body }) => rewordText(ctx, params.id, body),
  'POST /conversations/:id/copilot/translation': (ctx, { params, body }) => translateText(ctx, params.id, body.text),
  'POST /conversations/:id/copilot/summary': (ctx, { params }) => sumUp(ctx, params.id),
  'POST /conversations/:id/copilot/stop': async (ctx, { params }) => {
    await findConversation(ctx, params.id);
    await stopWork(ctx, params.id);
    return { done: true as const };
  },
} satisfies Handlers<typeof copilot & typeof replays & typeof instructionDrafts, MemberCtx>;
