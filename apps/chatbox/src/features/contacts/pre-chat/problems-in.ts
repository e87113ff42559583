import { CallFailed } from '@chatty/client/api';
import { refusalWords } from '../../../ui/plain/refusal-words.ts';
import { say } from '../../../ui/say.ts';
import type { Field } from './asks.ts';

/** What is wrong, by the ids of the fields; of the consent under `consent`, and of all of it under `whole`. */
export type Problems = Readonly<Record<string, string>>;

/** What the server finds wrong that the form did not. Its own words are English. */
export function problemsIn(problem: unknown, fields: readonly Field[]): Problems {
  const named = problem instanceof CallFailed ? Object.keys(problem.fields) : [];
  const ofField = ({ type }: Field) =>
    type === 'email' ? 'liveChatEmailInvalid' : type === 'phone' ? 'liveChatPhoneInvalid' : 'liveChatNotAccepted';
  const wrong = fields.filter((it) => named.includes(it.id)).map((it) => [it.id, say(ofField(it))] as const);
  const consent: Problems = named.includes('consent') ? { consent: say('liveChatConsentRequired') } : {};
  const known = { ...Object.fromEntries(wrong), ...consent };
  return Object.keys(known).length > 0 ? known : { whole: refusalWords(problem, say('liveChatPreChatFailed')) };
}
