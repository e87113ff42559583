import type { Member } from '@chatty/contract/team';
import type { Selectable } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Services } from '../../ctx.ts';
import { isOnline } from '../presence/index.ts';

type MemberRow = Selectable<Tables['members']>;

export const toMember = (services: Services, row: MemberRow): Member => ({
  id: row.id,
  authId: row.auth_id,
  fullName: row.full_name,
  email: row.email,
  avatar: row.avatar,
  role: row.role,
  owner: row.owner,
  active: row.active,
  invited: row.invited,
  enableAwayMode: row.enable_away_mode,
  online: isOnline(services, row.shop_id, row.id),
});
