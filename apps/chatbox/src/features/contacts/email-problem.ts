import { say } from '../../ui/say.ts';

/** What is wrong with an address, in the words of the product's form rules; null when it will do. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return say('liveChatEmailRequired');
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) && email.length <= 254
    ? null
    : say('liveChatEmailInvalid');
}
