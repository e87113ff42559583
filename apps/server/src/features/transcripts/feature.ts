import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { mailTranscript } from './mail-transcript.ts';
import { transcriptCalls, visitorTranscriptCalls } from './transcripts.calls.ts';
import { cappedTranscriptCalls } from './transcripts.caps.ts';
import { mailTranscriptJob } from './transcripts.jobs.ts';

export const transcriptsFeature: Feature = {
  name: 'transcripts',
  memberCalls: transcriptCalls,
  visitorCalls: visitorTranscriptCalls,
  cappedCalls: cappedTranscriptCalls,
  jobs: [handle(mailTranscriptJob, mailTranscript)],
};
