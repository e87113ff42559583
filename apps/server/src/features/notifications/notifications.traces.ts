import type { NotificationsTables } from '../../tables/notifications.ts';
import { defineTraces } from '../../traces.ts';

export const notificationsTraces = defineTraces<NotificationsTables>({
  // What was told by mail goes with its conversation.
  about: { push_tokens: 'team', told_by_mail: 'contact' },
});
