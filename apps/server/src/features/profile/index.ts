export { addressOf, preferencesOf } from './preferences.ts';
export { forgetPictureJob } from './picture/forget-picture.ts';
export { verifyAddress } from './verify-address.ts';
