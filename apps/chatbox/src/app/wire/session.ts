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
  /** As the page says, until another tab knows better. */
  let here = config;

  const keptForCustomer = () => keptFor(here, kept);

  const askByLink = async (renew: () => Promise<LinkedSession>) => {
    const session = await renew().catch((problem: unknown) => {
      if (problem instanceof CallFailed) onRefused(problem);
      throw problem;
    });
    kept.keepSession(session, '');
    return session;
  };

  const visitAs = async (who: { token?: string | undefined; customer?: string | undefined; designed?: boolean }) => {
    const body = { shop: config.shop, locale: config.locale, ...who };
    return (await nobody('POST /client/api/visitors', { body })).data;
  };

  const ask = async (token: string | undefined) => {
    const designed = isDesigned();
    let customer: string | undefined;
    const visit = async () => {
      customer = designed ? undefined : await proofFor(here, kept, token);
      return visitAs({ token, customer, designed });
    };
    const session = await withBoot(nobody, config, visit());
    kept.keepSession(session, customer || isProven(here, kept, token) ? here.customerId : '');
    return session;
  };

  /**
   * A guest's page goes on as the customer whom another tab has found since: in the same browser, if the store says that it
   * is they who are signed in. Null where they are gone, or were never there.
   */
  const askAsOther = async () => {
    const found = kept.session();
    if (here.customerId !== '' || !found?.customerId) return null;
    const asThey = { ...here, customerId: found.customerId };
    const customer = await customerProof(asThey);
    if (!customer) return null;
    const session = await withBoot(nobody, config, visitAs({ customer }));
    if (session.contact.id !== found.session.contact.id) return null;
    here = asThey;
    kept.keepSession(session, found.customerId);
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
      const asKept = () =>
        ask(old).catch((problem: unknown) => {
          if (old === undefined || !hopeless(problem)) throw problem;
          return ask(undefined);
        });
      const session = (await askAsOther()) ?? (await asKept());
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
    const asked = kept.session()?.token;
    try {
      return await asVisitor(key, ...rest);
    } catch (problem) {
      if (!(problem instanceof CallFailed) || problem.code !== 'not_signed_in') throw problem;
      // Who has become somebody else meanwhile asks as that one.
      if (kept.session()?.token === asked) kept.forgetSession();
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
