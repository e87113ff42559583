import type { OrderClaim } from '@chatty/contract/orders';
import { orderTexts, texts } from '@chatty/contract/texts';
import { comparedPhone, isPhoneLength, orderNumberOf } from '../../../language/order-number.ts';
import { Problem } from '../../../platform/problem.ts';

/** What a visitor looks for an order by, as it may be compared; one address of the two, or none where they are signed in. */
export interface Claim {
  number: string;
  email: string | undefined;
  phone: string | undefined;
}

const wrong = (field: keyof OrderClaim, message: string) => new Problem('bad_input', message, { [field]: message });

/** As it was given, when it can be an order's. Throws `bad_input` that names the field to mend. */
export function claimOf({ number, email, phone }: OrderClaim): Claim {
  if (orderNumberOf(number) === '') throw wrong('number', orderTexts.number);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) throw wrong('email', orderTexts.email);
  if (phone && !isPhoneLength(comparedPhone(phone).length)) throw wrong('phone', texts.phoneInvalid);
  return { number, email: email || undefined, phone: phone || undefined };
}

/** Throws `bad_input` where nothing stands beside the number that the shop wants there. */
export function mustNameAddress({ email, phone }: Claim, by: 'email' | 'phone' | 'emailOrPhone'): void {
  if (by === 'email' && !email) throw wrong('email', orderTexts.email);
  if (by === 'phone' && !phone) throw wrong('phone', orderTexts.phone);
  if (!email && !phone) throw wrong('email', orderTexts.address);
}

/** An order proves itself by the address that the shop asks for; another that was sent along is left out. */
export const heldTo = (claim: Claim, by: 'email' | 'phone' | 'emailOrPhone'): Claim => ({
  ...claim,
  email: by === 'phone' ? undefined : claim.email,
  phone: by === 'email' ? undefined : claim.phone,
});
