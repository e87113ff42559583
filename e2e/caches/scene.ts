import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import type { Tag } from '@chatty/contract/tags';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestMember, TestServer, TestVisitor } from '../../apps/server/src/test-kit/test-server.ts';

/** A shop in which everybody is busy: two members, one of whom has the screen that is looked at, and five visitors. */
export interface Scene {
  server: TestServer;
  shopId: string;
  member: TestMember;
  colleague: TestMember;
  visitors: { visitor: TestVisitor; id: string }[];
  tagId: string;
  /** A tag that nothing has at first. */
  otherTag: Tag;
  /** What the member is answered. */
  onOwn(changed: Conversation): void;
}
export type Step<S extends Scene = Scene> = (scene: S) => Promise<unknown>;

export async function beginScene(w: TestServer, assistant: boolean): Promise<Scene> {
  w.forgetLimits();
  const shop = await w.shop({
    isEnableAIAssistant: assistant,
    onAutoResolve: true,
    timeAutoResolve: 1,
    firstResponseTarget: 30,
    resolutionTarget: 90,
  });
  const [member, colleague] = [await shop.member(), await shop.member()];
  const tag = await member.api('POST /tags', { body: { id: newId(), name: 'Returns' } });
  const other = await member.api('POST /tags', { body: { id: newId(), name: 'Refunds' } });
  const visitors = await Promise.all(
    Array.from({ length: 5 }, async () => ({ visitor: await shop.visitor(), id: newId() })),
  );
  return {
    server: w,
    shopId: shop.id,
    member,
    colleague,
    visitors,
    tagId: tag.data.id,
    otherTag: other.data,
    onOwn: () => {},
  };
}

export const someone = fc.nat(4);
export const of = ({ visitors }: Scene, at: number) => visitors[at] ?? expect.unreachable();

/** A step that says in a failure what it was. */
export const step = <S extends Scene>(said: string, run: Step<S>): Step<S> =>
  Object.assign(run, { toString: () => said });
