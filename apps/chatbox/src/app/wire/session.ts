import { type Api, CallFailed, createApi } from '@chatty/client/api';
import type { LinkedSession, VisitorSession } from '@chatty/contract/boot';
import { isDesigned } from '../../loader/designed.ts';
import type { ShellConfig } from '../../loader/shell.ts';
import { createKept, type Kept, type KeptSession } from '../kept.ts';
import { withBoot } from './boot.ts';

export interface SessionKeeper {
  /** Calls as the visitor. A token that is refused for good is replaced, and the call made once more. */
  api: Api;
  token(renew: boolean): Promise<string>;
  /** Begins, or goes on with the kept token. Throws `CallFailed`. */
  begin(): Promise<VisitorSession>;
}

const hopeless = (error: unknown) =>
  error instanceof CallFailed && ['not_signed_in', 'session_expired', 'bad_input'].includes(error.code);

/** What the browser keeps. Whoever signed out, or in as somebody else, does not read on in another's conversations. */
export function keptFor(config: ShellConfig, kept: Kept): KeptSession | null {
  const held = kept.session();
  return held && (held.customerId === '' || held.customerId === config.customerId) ? held : null;
}

/**
 * What the browser keeps of its visitor. A customer who signed out, or in whose place another one signed in, leaves nothing
 * there; a guest who signs in goes on with all that they began.
 */
export function keptOf(config: ShellConfig, storage?: () => Storage): Kept {
  const kept = createKept(config.shop, storage);
  if (kept.session() && !keptFor(config, kept)) kept.forgetPerson();
  return kept;
}

const isProven = (config: ShellConfig, kept: Kept, token: string | undefined) =>
  token !== undefined && keptFor(config, kept)?.customerId === config.customerId;

/** The proof of who is signed in at the store, where the token alone does not say so. */
export const proofFor = async (config: ShellConfig, kept: Kept, token: string | undefined) =>
  isProven(config, kept, token) ? undefined : customerProof(config);

/**
 * The visitor's identity: a signed token in first-party storage. `onSession` is told of every session that begins,
 * `onRefused` of every call that was. In a tab that a mailed link opened, `renewLinked` begins by that link, and never as the browser's own visitor.
 */
export function keepSession(
  config: ShellConfig,
  kept: Kept,
  onSession: (session: VisitorSession) => void,
  onRefused: (problem: CallFailed) => void,
  renewLinked?: () => Promise<LinkedSession>,
): SessionKeeper {
  const nobody = createApi({ origin: config.origin, token: async () => null, onRefused });
  let under: Promise<VisitorSession> | null = null;

  const keptForCustomer = () => keptFor(config, kept);

  const askByLink = async (renew: () => Promise<LinkedSession>) => {
    const session = await renew().catch((problem: unknown) => {
      if (problem instanceof CallFailed) onRefused(problem);
      throw problem;
    });
    kept.keepSession(session, '');
    return session;
  };

  const ask = async (token: string | undefined) => {
    const designed = isDesigned();
    let customer: string | undefined;
    const visit = async () => {
      customer = designed ? undefined : await proofFor(config, kept, token);
      const body = { shop: config.shop, token, customer, locale: config.locale, designed };
      return (await nobody('POST /client/api/visitors', { body })).data;
    };
    const session = await withBoot(nobody, config, visit());
    kept.keepSession(session, customer || isProven(config, kept, token) ? config.customerId : '');
    return session;
  };

  const begin = (): Promise<VisitorSession> => {
    under ??= (async () => {
      if (renewLinked) {
        const session = await askByLink(renewLinked);
        onSession(session);
        return session;
      }
      const old = keptForCustomer()?.token;
      const session = await ask(old).catch((problem: unknown) => {
        if (old === undefined || !hopeless(problem)) throw problem;
        return ask(undefined);
      });
      onSession(session);
      return session;
    })().finally(() => {
      under = null;
    });
    return under;
  };

  const token = async (renew: boolean): Promise<string> => {
    const held = renew || under ? undefined : keptForCustomer()?.token;
    return held ?? (await begin()).token;
  };

  const asVisitor = createApi({ origin: config.origin, token, onRefused });
  const api: Api = async (key, ...rest) => {
    try {
      return await asVisitor(key, ...rest);
    } catch (problem) {
      if (!(problem instanceof CallFailed) || problem.code !== 'not_signed_in') throw problem;
      kept.forgetSession();
      return asVisitor(key, ...rest);
    }
  };
  return { api, token, begin };
}

/** The proof that a signed-in customer is who the page says: the shop's app proxy signs it. Undefined for a guest. */
async function customerProof(config: ShellConfig): Promise<string | undefined> {
  if (!config.customerId) return undefined;
  try {
    const response = await fetch(`${config.rootUrl.replace(/\/$/, '')}/apps/chat/customer`, {
      headers: { accept: 'application/json' },
    });
    const { data } = (await response.json()) as { data?: { proof?: string } };
    return data?.proof;
  } catch {
    return undefined;
  }
}
