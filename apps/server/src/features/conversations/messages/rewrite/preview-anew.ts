import type { QuotedSpeaker } from '@chatty/contract/found';
import type { Message } from '@chatty/contract/messages';
import type { TxCtx } from '../../../../ctx.ts';
import { previewOf, wordlessOf } from '../../append/preview.ts';
import {
  type KnownConversation,
  saveConversations,
  toConversation,
  toVisitorConversation,
} from '../../conversation.store.ts';
import { toMessage } from '../../message.store.ts';

function speakerOf({ sender, parts }: Message): QuotedSpeaker {
  if (sender === 'admin') return 'member';
  if (sender !== 'assistant') return 'visitor';
  return parts.some((it) => it.type === 'quickAnswer') ? 'automatic' : 'assistant';
}

/** Lets the row of a locked conversation quote what was said last of what is still there. When it was said stays. */
export async function previewAnew(tx: TxCtx, conversation: KnownConversation): Promise<void> {
  const row = await tx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', conversation.shop_id)
    .where('conversation_id', '=', conversation.id)
    .where('kind', '=', 'text')
    .where('sender', '<>', 'system')
    .where('deleted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const message = row && toMessage(row);
  const quoted = {
    preview: message ? previewOf(message) : '',
    preview_of: message ? wordlessOf(message) : null,
    preview_by: message ? speakerOf(message) : null,
    preview_member_id: message?.memberId ?? null,
  };
  const { preview, preview_by, preview_member_id, preview_of } = conversation;
  const before = { preview, preview_of, preview_by, preview_member_id };
  if (JSON.stringify(before) === JSON.stringify(quoted)) return;
  const changed = { ...conversation, ...quoted };
  await saveConversations(tx.db, [changed]);
  tx.emit('conversation.changed', toConversation(changed), { team: true, contactId: null });
  const audience = { team: false, contactId: conversation.contact_id };
  tx.emit('visitor.conversation.changed', toVisitorConversation(changed), audience);
}
