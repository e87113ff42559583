import type { OrderClaim } from '@chatty/contract/orders';
import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { say } from '../../../ui/say.ts';

type Way = ShownOrderTracking['lookUpBy'];

/** What is to be mended in the form, by field; empty where nothing is. */
export interface ClaimProblems {
  number?: string;
  address?: string;
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
/** From seven to fifteen digits of any script, of which zeros before the others are those of prefixes. */
const isPhone = (text: string) => {
  const digits = text
    .normalize('NFKC')
    .replace(/\P{Nd}/gu, '')
    .replace(/^[0\u0660\u06f0\u0966\u09e6]+/, '');
  return !text.includes('@') && digits.length >= 7 && digits.length <= 15;
};

/** What the address of an order is called where the shop wants an email, a phone number, or either. */
export function addressWords(by: Way): { label: string; missing: string } {
  if (by === 'email') return { label: say('orderTrackingEmail'), missing: say('orderTrackingEmailMissing') };
  if (by === 'phone') return { label: say('orderTrackingPhone'), missing: say('orderTrackingPhoneMissing') };
  return { label: say('orderTrackingEmailOrPhone'), missing: say('orderTrackingAddressMissing') };
}

/** What was typed, as the server takes it; or what is to be mended first. */
export function readClaim(
  number: string,
  address: string,
  by: Way,
): { claim: OrderClaim } | { problems: ClaimProblems } {
  const [order, whose] = [number.trim(), address.trim()];
  const problems: ClaimProblems = {};
  if (!/[\p{L}\p{N}]/u.test(order)) problems.number = say('orderTrackingNumberMissing');
  const isOne = (by !== 'phone' && isEmail(whose)) || (by !== 'email' && isPhone(whose));
  if (!isOne) problems.address = addressWords(by).missing;
  if (problems.number || problems.address) return { problems };
  return { claim: { number: order, ...(whose.includes('@') ? { email: whose } : { phone: whose }) } };
}
