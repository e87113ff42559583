import type { Services } from '../../ctx.ts';

/**
 * Names something that a process keeps in memory: a cache, those who wait for the next batch, who is there. Answers how
 * to get at it. Two servers in one process, as in tests, have one each.
 */
export function processState<State>(
  name: string,
  create: (services: Services) => State,
  close?: (state: State) => void | Promise<void>,
): (services: Services) => State {
  const definition = { name, close };
  return (services) => services.states.of(definition, () => create(services));
}
