import { type Api, CallFailed, createApi } from '@chatty/client/api';
import type { VisitorSession } from '@chatty/contract/widget';
import type { ShellConfig } from '../../loader/shell.ts';
import type { Kept } from '../kept.ts';

export interface SessionKeeper {
  /** Calls as the visitor. A token that is refused for good is replaced, and the call made once more. */
  api: Api;
  token(renew: boolean): Promise<string>;
  /** Begins, or goes on with the kept token. Throws `CallFailed`. */
  begin(): Promise<VisitorSession>;
}

const hopeless = (it: unknown) =>
  it instanceof CallFailed && ['not_signed_in', 'session_expired', 'bad_input'].includes(it.code);

/** The visitor's identity: a signed token in first-party storage. `onSession` is told of every session that begins. */
export function keepSession(
  config: ShellConfig,
  kept: Kept,
  onSession: (session: VisitorSession) => void,
): SessionKeeper {
  const nobody = createApi({ origin: config.origin, token: async () => null });
  let under: Promise<VisitorSession> | null = null;

  /** Whoever signed out, or in as somebody else, does not read on in another's conversations. */
  const keptForCustomer = () => {
    const held = kept.session();
    return held && (held.customerId === '' || held.customerId === config.customerId) ? held : null;
  };

  const ask = async (token: string | undefined) => {
    const proven = token !== undefined && keptForCustomer()?.customerId === config.customerId;
    const customer = proven ? undefined : await customerProof(config);
    const body = { shop: config.shop, token, customer, locale: config.locale };
    const { data } = await nobody('POST /client/api/visitors', { body });
    kept.keepSession(data, customer || proven ? config.customerId : '');
    return data;
  };

  const begin = (): Promise<VisitorSession> => {
    under ??= (async () => {
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

  const asVisitor = createApi({ origin: config.origin, token });
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
