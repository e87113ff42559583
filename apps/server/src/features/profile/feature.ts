import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { pictureLeft } from '../team/index.ts';
import { profileCalls } from './profile.calls.ts';
import { forgetPictureJob, verifyAddressJob } from './profile.jobs.ts';
import { sendVerification } from './verify-address.ts';

export const profileFeature: Feature = {
  name: 'profile',
  memberCalls: profileCalls,
  // Who shows pictures forgets them: the conversations do `forgetPictureJob`.
  jobs: [handle(verifyAddressJob, sendVerification)],
  reactions: [on(pictureLeft, (tx, picture) => tx.enqueue(forgetPictureJob, picture))],
};
