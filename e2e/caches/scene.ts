import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import type { Tag } from '@chatty/contract/tags';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestMember, TestServer, TestVisitor } from '../../apps/server/src/test-kit/test-server.ts';
import { memberChanges, memberWrites, orRefused, type Those, visitorActs } from './acts.ts';
import { rareActs } from './rare-acts.ts';

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
  const shop = await w.shop({ isEnableAIAssistant: assistant, onAutoResolve: true, timeAutoResolve: 1 });
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

const named = <T>(acts: Record<string, T>) => fc.constantFrom(...Object.entries(acts));
const those = (scene: Scene, at: number, { id }: TestMember): Those => ({
  memberId: id,
  contactId: of(scene, at).visitor.contactId,
  tagId: scene.tagId,
});

/** Anything that a visitor or a member may do. */
export const anyAct: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(someone, named(visitorActs))
      .map(([at, [name, act]]) =>
        step(`visitor ${at}: ${name}`, (scene) => orRefused<unknown>(act(of(scene, at).visitor.api, of(scene, at).id))),
      ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(someone, fc.boolean(), named(memberChanges)).map(([at, own, [name, act]]) =>
      step(`${own ? 'member' : 'colleague'}: ${name} ${at}`, async (scene) => {
        const by = own ? scene.member : scene.colleague;
        const changed = await orRefused(act(by.api, of(scene, at).id, those(scene, at, by)));
        if (changed && own) scene.onOwn(changed);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(someone, named(memberWrites))
      .map(([at, [name, act]]) =>
        step(`member: ${name} ${at}`, (scene) =>
          orRefused<unknown>(act(scene.member.api, of(scene, at).id, those(scene, at, scene.member))),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(someone, named(rareActs))
      .map(([at, [name, act]]) => step(`seldom: ${name} ${at}`, (scene) => act(scene.server, scene, at))),
  },
  {
    weight: 1,
    arbitrary: someone.map((at) =>
      step(`colleague: delete the contact ${at}`, (scene) =>
        orRefused(scene.colleague.api('DELETE /contacts/:id', { params: { id: of(scene, at).visitor.contactId } })),
      ),
    ),
  },
);
