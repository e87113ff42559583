export { addressOf, preferencesOf } from './preferences.ts';
export { verifyAddress } from './verify-address.ts';
