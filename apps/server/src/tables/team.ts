// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

export interface TeamTables {
  members: {
    shop_id: string;
    id: string;
    auth_id: string;
    full_name: string;
    email: string;
    avatar: string | null;
    role: 'admin' | 'member';
    active: Generated<boolean>;
    enable_away_mode: Generated<boolean>;
    created_at: Generated<Moment>;
    owner: Generated<boolean>;
    invited: Generated<boolean>;
    platform_user_id: string | null;
    notifications: MaybeJson<Record<string, { email: boolean, push: boolean }>>;
    notification_email: string | null;
    notification_email_verified: Generated<boolean>;
    tokens_valid_from: MaybeMoment;
    quiet_hours: MaybeJson<{ isOn: boolean, from: string, to: string, timeZone: string }>;
    desk: Generated<Json<{ messagePreference?: 'sendOnEnter' | 'newLineOnEnter', undoSeconds?: 0 | 5 | 10, afterResolve?: 'stay' | 'next', sound?: 'mine' | 'all' | 'off', singleKeys?: boolean, keys?: Record<string, string>, showTrail?: boolean }>>;
  };
  seat_requests: {
    shop_id: string;
    id: string;
    platform_user_id: string;
    full_name: string;
    email: string | null;
    asked_at: Moment;
    declined_at: MaybeMoment;
  };
}
