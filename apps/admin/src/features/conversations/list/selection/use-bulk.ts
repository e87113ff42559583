import type { BulkAction, BulkRun, BulkTarget } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import { tagsAfter } from '@chatty/contract/tag-lists';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '#texts/conversation-bulk.ts';
import { api } from '../../../../connection/api.ts';
import { useMe } from '../../../../people/me.tsx';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';
import { showAsDone } from '../../acts/ahead.ts';
import { expected } from '../../acts/expected.ts';
import { showConversation } from '../../live/apply-to-cache.ts';
import { heldConversation } from '../../live/held.ts';
import { countsQuery } from '../../live/unread.ts';
import { followed, goesBack, toTheEnd, useRunning } from './follow-run.ts';

/** What is done to those that are chosen: one thing at a time. */
export type ManyAction = Exclude<BulkAction, { do: 'several' | 'put-back' }>;

const isMany = (action: BulkAction): action is ManyAction => action.do !== 'several' && action.do !== 'put-back';

interface Asked {
  action: ManyAction;
  target: BulkTarget;
}

/** The state that rows show before the server answers. */
const foreseen = (conversation: Conversation, action: ManyAction): Conversation =>
  action.do === 'tags'
    ? { ...conversation, tagIds: tagsAfter(conversation.tagIds, action) }
    : expected(conversation, { ...action, id: conversation.id });

/** Events have told most of it; what they have not, such as a row that came back, is read. */
function readAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['conversations', 'list'] });
  void client.invalidateQueries({ queryKey: ['conversations', 'matching'] });
  void client.invalidateQueries({ queryKey: countsQuery.queryKey });
}

const wordsOf = ({ action }: Pick<Asked, 'action'>, { changed, problem }: BulkRun): string => {
  const done = changed > 0 ? texts.done[action.do](changed) : texts.nothing;
  return problem ? texts.partly(done, problem) : done;
};

const undoneWords = ({ changed, restored }: BulkRun): string =>
  restored < changed ? texts.undonePartly(restored, changed - restored) : texts.undone(restored);

/** Does something to many conversations: shown at once where they are read, with a way back, and how far it has come. */
export function useBulk() {
  const client = useQueryClient();
  const me = useMe().member.id;
  const onSettled = () => readAnew(client);
  const undo = useMutation({
    mutationFn: (id: string) =>
      followed(id, () => api('POST /conversations/bulk/:id/undo', { params: { id } }), goesBack),
    onSuccess: (run) => void toastDone(undoneWords(run)),
    onError: (problem) => toastFailure(problem, texts.undoFailed),
    onSettled,
  });
  const tell = (action: ManyAction, run: BulkRun) => {
    if (run.state === 'undone') return;
    const offer = { label: texts.undo, run: () => undo.mutate(run.id) };
    toastDone(wordsOf({ action }, run), run.changed > 0 ? offer : undefined);
  };
  const bulk = useMutation({
    mutationFn: (asked: Asked) => {
      const id = newId();
      return followed(id, () => api('POST /conversations/bulk', { body: { id, ...asked } }));
    },
    onMutate: ({ action, target }) => {
      const ids = target.by === 'choice' ? target.ids : [];
      const before = ids.flatMap((id) => heldConversation(client, id) ?? []);
      for (const it of before) showAsDone({ client, me }, foreseen(it, action));
      return before;
    },
    onSuccess: (run, { action }) => tell(action, run),
    onError: (problem, _, before = []) => {
      for (const it of before) showConversation(client, it, me);
      toastFailure(problem, texts.failed);
    },
    onSettled,
  });
  /** One that an earlier page of the member began. */
  const again = useMutation({
    mutationFn: ({ run }: { run: BulkRun; action: ManyAction }) => toTheEnd(run),
    onSuccess: (run, { action }) => tell(action, run),
    onError: (problem) => toastFailure(problem, texts.lostSight),
    onSettled,
  });
  const find = useEffectEvent((found: { run: BulkRun; action: BulkAction } | null) => {
    if (found && isMany(found.action) && !useRunning.getState().run)
      again.mutate({ run: found.run, action: found.action });
  });
  useEffect(() => {
    let isHere = true;
    api('GET /conversations/bulk')
      .then(({ data }) => isHere && find(data))
      // Nobody has asked for it.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return { run: bulk.mutate, undo: undo.mutate, isPending: bulk.isPending || undo.isPending };
}
