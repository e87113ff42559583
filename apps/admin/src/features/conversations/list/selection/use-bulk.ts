import type { BulkAction, BulkRun, BulkTarget } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import { tagsAfter } from '@chatty/contract/tag-lists';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { texts } from '#texts/conversation-bulk.ts';
import { api } from '../../../../connection/api.ts';
import { useMe } from '../../../../people/me.tsx';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';
import { expected } from '../../actions.ts';
import { heldConversation, showConversation } from '../../live/apply-to-cache.ts';
import { countsQuery } from '../../live/unread.ts';

interface Asked {
  action: BulkAction;
  target: BulkTarget;
}

/** A long one, for as long as it runs. */
export const useRunning = create<{ run: BulkRun | null }>(() => ({ run: null }));

const lookEveryMs = 700;
const hasEnded = ({ state }: BulkRun) => state === 'done' || state === 'undone';

/** The state that rows show before the server answers. */
const foreseen = (conversation: Conversation, action: BulkAction): Conversation =>
  action.do === 'tags'
    ? { ...conversation, tagIds: tagsAfter(conversation.tagIds, action) }
    : expected(conversation, { ...action, id: conversation.id });

/** Waits for the end of what the server does little by little, and shows how far it has come. */
async function toTheEnd(run: BulkRun): Promise<BulkRun> {
  let now = run;
  while (!hasEnded(now)) {
    useRunning.setState({ run: now });
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    // Somebody may have stopped it meanwhile: what waits for its end waits for that.
    now = (await api('GET /conversations/bulk/:id', { params: { id: run.id } })).data;
  }
  useRunning.setState({ run: null });
  return now;
}

/** Events have told most of it; what they have not, such as a row that came back, is read. */
function readAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['conversations', 'list'] });
  void client.invalidateQueries({ queryKey: ['conversations', 'matching'] });
  void client.invalidateQueries({ queryKey: countsQuery.queryKey });
}

const wordsOf = ({ action }: Asked, { changed, problem }: BulkRun): string => {
  const done = changed > 0 ? texts.done[action.do](changed) : texts.nothing;
  return problem ? texts.partly(done, problem) : done;
};

const undoneWords = ({ changed, restored }: BulkRun): string =>
  restored < changed ? texts.undonePartly(restored, changed - restored) : texts.undone(restored);

/** Does something to many conversations: shown at once where they are read, with a way back, and how far it has come. */
export function useBulk() {
  const client = useQueryClient();
  const me = useMe().member.id;
  const undo = useMutation({
    mutationFn: async (id: string) =>
      toTheEnd((await api('POST /conversations/bulk/:id/undo', { params: { id } })).data),
    onSuccess: (run) => void toastDone(undoneWords(run)),
    onError: (problem) => toastFailure(problem, texts.undoFailed),
    onSettled: () => {
      useRunning.setState({ run: null });
      readAnew(client);
    },
  });
  const bulk = useMutation({
    mutationFn: async (asked: Asked) =>
      toTheEnd((await api('POST /conversations/bulk', { body: { id: newId(), ...asked } })).data),
    onMutate: ({ action, target }) => {
      const ids = target.by === 'choice' ? target.ids : [];
      const before = ids.flatMap((id) => heldConversation(client, id) ?? []);
      for (const it of before) showConversation(client, foreseen(it, action), me);
      return before;
    },
    onSuccess: (run, asked) => {
      if (run.state === 'undone') return;
      const offer = { label: texts.undo, run: () => undo.mutate(run.id) };
      toastDone(wordsOf(asked, run), run.changed > 0 ? offer : undefined);
    },
    onError: (problem, _, before = []) => {
      for (const it of before) showConversation(client, it, me);
      toastFailure(problem, texts.failed);
    },
    onSettled: () => {
      useRunning.setState({ run: null });
      readAnew(client);
    },
  });
  return { run: bulk.mutate, undo: undo.mutate, isPending: bulk.isPending || undo.isPending };
}
