// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface ShortcutsTables {
  shortcuts: {
    shop_id: string;
    id: string;
    owner_id: string | null;
    author_id: string;
    key: string;
    title: string;
    body: string;
    actions: Json<("assign" | "resolve")[]>;
    file_ids: Json<string[]>;
    uses: Generated<number>;
    last_used_at: MaybeMoment;
    recent_uses: Generated<Json<string[]>>;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
    deleted_at: MaybeMoment;
    tag_ids: Generated<Json<string[]>>;
    priority: "none" | "low" | "medium" | "high" | "urgent" | null;
    snooze: "reply" | "opening" | "tomorrow" | null;
  };
}
