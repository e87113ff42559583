import type { Handlers } from '@chatty/contract/call';
import type { transcripts, visitorTranscripts } from '@chatty/contract/transcripts';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { askForTranscript, sendTranscript } from './ask-for-transcript.ts';

export const transcriptCalls = {
  'POST /conversations/:id/transcript': (ctx, { params }) => sendTranscript(ctx, params.id),
} satisfies Handlers<typeof transcripts, MemberCtx>;

export const visitorTranscriptCalls = {
  'POST /client/api/conversations/:id/transcript': (ctx, { params, body }) => askForTranscript(ctx, params.id, body),
} satisfies Handlers<typeof visitorTranscripts, VisitorCtx>;
