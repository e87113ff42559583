import { CallFailed } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';

interface Calls<Body, Saved> {
  add(body: Body & { id: string }): Promise<Saved>;
  change(id: string, body: Body): Promise<Saved>;
}

/**
 * What saves the new record of a form. Its id is made once, so that a save that is tried again after a lost answer adds no
 * second one. To the server the same id again is the same record, whatever comes with it: what was typed while the first
 * save was under way, or before the next try, is a change of what that one may have added.
 */
export function addOnce(): <Body extends object, Saved>(body: Body, calls: Calls<Body, Saved>) => Promise<Saved> {
  const id = newId();
  /** All that the server may hold of it. */
  const tried = new Set<string>();
  return async (body, { add, change }) => {
    tried.add(JSON.stringify(body));
    try {
      const added = await add({ ...body, id });
      return tried.size === 1 ? added : await change(id, body);
    } catch (problem) {
      // What was refused for good was not added.
      if (tried.size === 1 && problem instanceof CallFailed && !problem.passing) tried.clear();
      throw problem;
    }
  };
}
