import type { Member } from '@chatty/contract/team';

/** Whether conversations may be given to them: who has a seat, and has joined. */
export const mayBeGiven = ({ role, active, invited }: Pick<Member, 'role' | 'active' | 'invited'>): boolean =>
  !invited && (active || role === 'admin');
