import { CallFailed } from '@chatty/client/api';
import type { ShopChoice } from '@chatty/contract/shops';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { texts } from '#texts/session.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { useMe } from '../../people/me.tsx';
import { chosenShop } from '../../connection/session/browser/kept.ts';
import { openApi } from '../../connection/session/open-api.ts';
import { personToken } from '../../connection/session/session.ts';
import { autoLoginFailed, signInByCustomToken } from './sign-in.ts';

type Person = { token: string; uid: string };

/** Asks as the person who is choosing; their token lives for minutes and is renewed once. */
async function asPerson<T>(ask: (person: Person) => Promise<T>): Promise<T> {
  const person = await personToken(false);
  if (!person) throw new CallFailed('session_expired', texts.ended.expired.text);
  try {
    return await ask(person);
  } catch (problem) {
    const isOld = problem instanceof CallFailed && ['session_expired', 'not_signed_in'].includes(problem.code);
    const renewed = isOld ? await personToken(true) : null;
    if (!renewed) throw problem;
    return ask(renewed);
  }
}

/** Whoever asked has gone elsewhere meanwhile: that is no failure. */
const isLeft = (problem: unknown) => problem instanceof DOMException && problem.name === 'AbortError';

/** A failure is kept in the log too, for the support (specification, section 8). */
async function logged<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (!isLeft(problem)) console.error(what, problem);
    throw problem;
  }
}

async function enterShop(customToken: string, shopId: string): Promise<void> {
  try {
    await signInByCustomToken(customToken);
  } catch (problem) {
    throw new CallFailed(problem instanceof CallFailed ? problem.code : 'bug', autoLoginFailed);
  }
  chosenShop.write(shopId);
}

/** The shop that was chosen last stands first; the others keep the server's order. */
const chosenFirst = (shops: readonly ShopChoice[], chosen: string | null): ShopChoice[] => [
  ...shops.filter((it) => it.id === chosen),
  ...shops.filter((it) => it.id !== chosen),
];

/** The shops of somebody who has yet to choose one. */
export const choicesQuery = queryOptions({
  queryKey: ['shops to choose'],
  queryFn: () =>
    logged('reading the list of shops', async () => {
      const { data } = await asPerson((person) => openApi('POST /client/api/members/shops', { body: person }));
      return chosenFirst(data, chosenShop.read());
    }),
  gcTime: 0,
  meta: { silent: true },
});

/** Signs in for the shop that was chosen. Throws `CallFailed`, words for the person included. */
export const chooseShop = (shopId: string): Promise<void> =>
  logged('choosing a shop', async () => {
    const { data } = await asPerson((person) =>
      openApi('POST /client/api/members/selectShop', { body: { ...person, shopId } }),
    );
    await enterShop(data, shopId);
  });

/** The shops in which the signed-in person is active, for the shop switcher. */
export function useShops() {
  const { authId } = useMe().member;
  return useQuery({
    queryKey: ['shops of', authId],
    queryFn: ({ signal }) =>
      logged('reading the list of shops', async () => {
        return (await api('GET /members/shops/:authId', { params: { authId }, signal })).data;
      }),
    meta: { silent: true },
  });
}

/** Goes to another of one's shops: its inbox is loaded afresh, so that nothing of this shop is left in the page. */
export function useSwitchShop() {
  const { authId } = useMe().member;
  return useMutation({
    mutationFn: (shopId: string) =>
      logged('changing the shop', async () => {
        const { data } = await api('POST /members/selectShop', { body: { shopId, uid: authId } });
        await enterShop(data, shopId);
      }),
    onError: (problem) => toastFailure(problem, autoLoginFailed),
  });
}
