import { Center, Loader } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { texts } from '#texts/conversations.ts';
import { useLogged } from '../../connection/live/live.tsx';
import { useEarlyKeys } from '../../navigation/commands/early-keys.ts';
import { openKeyHelp } from '../../navigation/commands/key-help.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { idle } from '../../ui/browser/idle.ts';
import { later } from '../../ui/later/later.ts';
import { useActions } from './actions.ts';
import { heldConversation } from './live/held.ts';
import { inboxEvents } from './live/inbox-events.ts';
import type { ComposerHandle } from './composer/composer.tsx';
import classes from './inbox.module.css';
import { ConversationList, type ListHandle } from './list/conversation-list.tsx';
import { firstFilter, type ListFilter, readFilter, writeFilter } from './list/list-filter.ts';
import { ListToolbar } from './list/list-toolbar.tsx';
import { contactOf, isVisitor } from './names.ts';

const inboxCommands = later(() => import('./inbox-commands.ts'));
/** Once more when it is idle, where this fails. */
const loadCommands = () => inboxCommands.load().catch(() => null);
const loadConversation = () => import('./thread/open-conversation.tsx');
/** A conversation opens together with its keys; without them if they cannot be fetched. */
const OpenConversation = lazy(async () => {
  const keys = loadCommands();
  const opened = { default: (await loadConversation()).OpenConversation };
  await keys;
  return opened;
});

/** List, thread and customer side by side; what does not fit moves into a drawer or onto its own screen. */
export function InboxPage() {
  const { id } = useParams();
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [keptUnread, setKeptUnread] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const list = useRef<ListHandle>(null);
  const commands = inboxCommands.use();
  inboxEvents.use();
  const early = useEarlyKeys(loadCommands);
  const actions = useKeepingActions(setKeptUnread);

  const hrefOf = useCallback((conversationId: string) => `/inbox/${conversationId}${query}`, [query]);
  const setFilter = (next: ListFilter) =>
    void navigate({ pathname: id ? `/inbox/${id}` : '/inbox', search: writeFilter(next) }, { replace: true });
  // The mark ends when another conversation is opened.
  useEffect(() => setKeptUnread(null), [id]);
  // Fetches the code ahead of its use, after everything that the first screen needs.
  useEffect(
    () =>
      void idle()
        .then(loadConversation)
        .catch(() => {}),
    [],
  );

  return (
    <div className={classes.inbox} data-open={id !== undefined}>
      <section className={classes.list} aria-label={texts.list}>
        <ListToolbar filter={filter} searchField={searchField} onChange={setFilter} onHelp={openKeyHelp} />
        <ConversationList
          ref={list}
          filter={filter}
          openId={id}
          cursor={cursor}
          hrefOf={hrefOf}
          onCursor={setCursor}
          onChange={setFilter}
          onClear={() => setFilter({ ...firstFilter, view: filter.view, status: filter.status, sort: filter.sort })}
        />
      </section>
      {id ? (
        <Suspense fallback={<Opening />}>
          <OpenConversation
            id={id}
            actions={actions}
            composer={composer}
            backTo={`/inbox${query}`}
            keptUnread={keptUnread === id}
          />
        </Suspense>
      ) : (
        <section className={classes.nothing} aria-label={texts.conversation}>
          <EmptyState icon={<IconMessages size={40} stroke={1.3} />} title={texts.choose} text={texts.chooseHow} />
        </section>
      )}
      {commands && (
        <commands.InboxCommands
          {...{ filter, openId: id, cursor, hrefOf, setCursor, actions, composer, list, searchField, early }}
        />
      )}
      <Announcer openId={id} />
    </div>
  );
}

function Opening() {
  return (
    <Center component="section" className={classes.nothing} aria-label={texts.conversation}>
      <Loader color="ink.4" size="sm" aria-label={texts.loading} />
    </Center>
  );
}

/** Remembers which conversation was marked unread by hand, so that looking at it does not undo that. */
function useKeepingActions(keep: (id: string) => void): ReturnType<typeof useActions> {
  const { run, pending } = useActions();
  return useMemo(() => {
    const keeping: typeof run = (action) => {
      if (action.do === 'read' && !action.isRead) keep(action.id);
      run(action);
    };
    return { run: keeping, pending };
  }, [run, pending, keep]);
}

/** Says to those who do not see the list that somebody wrote in another conversation. */
function Announcer({ openId }: { openId: string | undefined }) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  useLogged((event) => {
    if (event.type !== 'message.created' || !isVisitor(event.payload) || event.payload.conversationId === openId)
      return;
    const held = heldConversation(client, event.payload.conversationId);
    setSaid(texts.newMessageFrom(event.payload.name || (held ? contactOf(held).name : texts.aVisitor)));
  });
  return (
    <span className="visually-hidden" aria-live="polite">
      {said}
    </span>
  );
}
