import { Center, Loader } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessages } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { texts } from '#texts/conversations.ts';
import { useLogged } from '../../connection/live/live.tsx';
import { useMe } from '../../people/me.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { idle } from '../../ui/browser/idle.ts';
import { later } from '../../ui/later/later.ts';
import { useActions } from './actions.ts';
import { heldConversation } from './live/apply-to-cache.ts';
import type { ComposerHandle } from './composer/composer.tsx';
import classes from './inbox.module.css';
import { ConversationList } from './list/conversation-list.tsx';
import { firstFilter, type ListFilter, readFilter, writeFilter } from './list/list-filter.ts';
import { ListToolbar } from './list/list-toolbar.tsx';
import { contactOf, isVisitor } from './names.ts';
import { outboxOf } from './outbox.ts';
import { useInboxCommands } from './use-inbox-commands.ts';

const keyHelp = later(() => import('./key-help.tsx'));
const loadConversation = () => import('./thread/open-conversation.tsx');
const OpenConversation = lazy(async () => ({ default: (await loadConversation()).OpenConversation }));

/** List, thread and customer side by side; what does not fit moves into a drawer or onto its own screen. */
export function InboxPage() {
  const { id } = useParams();
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [keptUnread, setKeptUnread] = useState<string | null>(null);
  const [help, showHelp] = useDisclosure(false);
  const keyHelpCode = keyHelp.use(help);
  const searchField = useRef<HTMLInputElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const actions = useKeepingActions(setKeptUnread);
  useOutboxRunning();

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

  useInboxCommands({
    filter,
    openId: id,
    cursor,
    hrefOf,
    setCursor,
    actions,
    composer,
    searchField,
    showHelp: showHelp.open,
  });

  return (
    <div className={classes.inbox} data-open={id !== undefined}>
      <section className={classes.list} aria-label={texts.list}>
        <ListToolbar filter={filter} searchField={searchField} onChange={setFilter} onHelp={showHelp.open} />
        <ConversationList
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
      {keyHelpCode && <keyHelpCode.KeyHelp opened={help} onClose={showHelp.close} />}
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
    const keeping: typeof run = (action, options) => {
      if (action.do === 'read' && !action.isRead) keep(action.id);
      run(action, options);
    };
    return { run: keeping, pending };
  }, [run, pending, keep]);
}

/** What an earlier page left unsent leaves now. */
function useOutboxRunning() {
  const client = useQueryClient();
  const me = useMe().member.id;
  useEffect(() => void outboxOf(me, client), [me, client]);
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
