import type { Message } from '@chatty/contract/messages';
import { create } from 'zustand';
import { texts } from '#texts/conversation-thread.ts';
import { api } from '../../../../connection/api.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import { onForget } from '../../forget.ts';

/** A translation that this page has asked for; null while it is on its way. */
interface Translated {
  text: string | null;
  /** It stands in the place of the original. */
  shown: boolean;
}

/** By message. */
export const useTranslated = create<Readonly<Record<string, Translated | undefined>>>(() => ({}));
onForget(() => useTranslated.setState({}, true));

/** Shows a visitor's message in the shop's language; asked for once. */
export async function translate({ id, conversationId }: Message): Promise<void> {
  const held = useTranslated.getState()[id];
  useTranslated.setState({ [id]: { text: held?.text ?? null, shown: true } });
  if (held) return;
  try {
    const params = { id: conversationId, messageId: id };
    const { data } = await api('POST /conversations/:id/messages/:messageId/translation', { params });
    useTranslated.setState({ [id]: { text: data.text, shown: true } });
  } catch (problem) {
    useTranslated.setState({ [id]: undefined });
    toastFailure(problem, texts.failedToTranslate);
  }
}

/** Shows what the visitor wrote themselves. */
export function showOriginal(id: string): void {
  const held = useTranslated.getState()[id];
  if (held) useTranslated.setState({ [id]: { ...held, shown: false } });
}
