import { isActive, type Member, members, type Role } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** What the form holds, as it is typed. */
export interface MemberDraft {
  fullName: string;
  role: Role;
  active: boolean;
}

export const draftOf = (member: Member): MemberDraft => ({
  fullName: member.fullName,
  role: member.role,
  active: isActive(member),
});

/** The contract's own rules. */
export const problemsOf = (draft: MemberDraft): Problems<MemberDraft> =>
  problemsIn(members['PUT /members/:id'].body, draft);

/** What goes to the server: only what differs. What a colleague changed meanwhile is not undone in passing. */
export function bodyOf(draft: MemberDraft, saved: MemberDraft): Partial<MemberDraft> {
  const body: Partial<MemberDraft> = {};
  if (draft.fullName !== saved.fullName) body.fullName = draft.fullName;
  if (draft.role !== saved.role) body.role = draft.role;
  if (draft.active !== saved.active) body.active = draft.active;
  return body;
}

/** Why somebody's role and seat cannot be changed here; null when they can. */
export function lockOf(member: Pick<Member, 'id' | 'owner'>, me: string): string | null {
  if (member.owner && member.id === me) {
    return texts.lock.ownerMe;
  }
  if (member.owner) return texts.lock.owner;
  if (member.id === me) return texts.lock.me;
  return null;
}
