import { CallFailed } from '@chatty/client/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { meQuery, useMe } from '../../people/me.tsx';
import { ownPath } from '../../connection/session/browser/own-path.ts';
import { accessToken, currentClaims, refuse, signOut } from '../../connection/session/session.ts';
import { tokenSource } from '../../connection/session/token-source.ts';

type Verdict = { is: 'good' | 'renewed' } | { is: 'over'; why: CallFailed; to: string };

/** Whether the shop can be used; a refusal other than that of the session itself ends it (specification, section 8). */
async function verdictOfShop(): Promise<Verdict> {
  try {
    const { error, redirectTo } = (await api('GET /shops')).data;
    if (error === null) return { is: 'good' };
    return { is: 'over', why: new CallFailed('refused', error), to: ownPath(redirectTo) };
  } catch (problem) {
    const isRefusal = problem instanceof CallFailed && ['not_allowed', 'not_found', 'refused'].includes(problem.code);
    if (!isRefusal) throw problem;
    return { is: 'over', why: problem, to: '/' };
  }
}

/** If the claims don't match this shop's admin, the token is compared with what the server knows and renewed once. */
async function check(shopId: string): Promise<Verdict> {
  const verdict = await verdictOfShop();
  const claims = currentClaims();
  if (verdict.is === 'over' || (claims?.shopId === shopId && claims.isAdmin)) return verdict;
  if ((await api('GET /admin/auth')).data.success) return verdict;
  await accessToken(true);
  return { is: 'renewed' };
}

/** Looks once after the sign-in whether the session is still what the page takes it for. Shows nothing. */
export function SessionCheck() {
  const shopId = useMe().shop.id;
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const act = async () => {
      const verdict = await check(shopId);
      if (verdict.is !== 'over') {
        if (verdict.is === 'renewed') await client.invalidateQueries({ queryKey: meQuery.queryKey });
        return;
      }
      if (tokenSource.embedded) return refuse(verdict.why);
      toastFailure(verdict.why);
      await Promise.all([signOut(), navigate(verdict.to)]);
    };
    act().catch((problem: unknown) => console.warn('The session could not be checked.', problem));
  }, [shopId, client, navigate]);
  return null;
}
