export { addressOf, preferencesOf } from './preferences.ts';
export { forgetPictureJob } from './profile.jobs.ts';
export { verifyAddress } from './verify-address.ts';
