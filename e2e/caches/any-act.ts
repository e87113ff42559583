import fc from 'fast-check';
import type { TestMember } from '../../apps/server/src/test-kit/test-server.ts';
import { memberChanges, memberWrites, orRefused, type Those, visitorActs } from './acts.ts';
import { rareActs } from './rare-acts.ts';
import { of, type Scene, someone, type Step, step } from './scene.ts';

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
