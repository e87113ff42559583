import type { NotificationsTables } from '../../tables/notifications.ts';
import { defineTraces } from '../../traces.ts';

export const notificationsTraces = defineTraces<NotificationsTables>({
  // What was told, or is to be, goes with its conversation.
  about: { push_tokens: 'team', mail_pauses: 'team', pending_notices: 'contact', told_by_mail: 'contact' },
});
