import type { LaterSlots } from '../../app/feature.ts';
import { Transcript, useTranscript } from './transcript.tsx';

/** What was said, by mail, for who wants to keep it. */
export const transcriptsLater = {
  name: 'transcripts',
  overlays: [Transcript],
  threadActions: [useTranscript],
} satisfies LaterSlots;
