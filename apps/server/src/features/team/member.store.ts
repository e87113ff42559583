import type { Member } from '@chatty/contract/team';
import type { Selectable } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Services } from '../../ctx.ts';
import { isOnline } from '../presence/index.ts';

type MemberRow = Selectable<Tables['members']>;

export const toMember = (services: Services, it: MemberRow): Member => ({
  id: it.id,
  authId: it.auth_id,
  fullName: it.full_name,
  email: it.email,
  avatar: it.avatar,
  role: it.role,
  owner: it.owner,
  active: it.active,
  invited: it.invited,
  enableAwayMode: it.enable_away_mode,
  online: isOnline(services, it.shop_id, it.id),
});
