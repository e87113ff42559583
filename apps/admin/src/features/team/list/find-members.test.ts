import type { Member } from '@chatty/contract/team';
import { newId } from '@chatty/contract/new-id';
import { expect, test } from 'vitest';
import { findMembers, inOrder } from './find-members.ts';

const member = (fullName: string, part: Partial<Member> = {}): Member => ({
  id: newId(),
  authId: newId(),
  fullName,
  email: `${fullName.split(' ')[0]?.toLowerCase()}@shop.example`,
  avatar: null,
  role: 'member',
  owner: false,
  active: true,
  invited: false,
  enableAwayMode: false,
  online: false,
  ...part,
});
const team = [member('Zoé Ångström'), member('Maya Lind', { owner: true }), member('Ben Okafor', { active: false })];
const names = (them: Member[]) => them.map((it) => it.fullName);

test('the owner stands first, the others by name, whether they have a seat or not', () => {
  expect(names(inOrder(team))).toEqual(['Maya Lind', 'Ben Okafor', 'Zoé Ångström']);
});

test('every word has to be found, in the name or the email, without regard to case and accents', () => {
  expect(names(findMembers(team, 'angstrom zoe'))).toEqual(['Zoé Ångström']);
  expect(names(findMembers(team, 'BEN@shop'))).toEqual(['Ben Okafor']);
  expect(names(findMembers(team, 'ben lind'))).toEqual([]);
  expect(findMembers(team, '  ')).toHaveLength(3);
});
