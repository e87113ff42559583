import type { Conversation } from '@chatty/contract/conversations';
import type { Snooze } from '@chatty/contract/snooze';
import { type KeyMap, keysOf, macroName } from '@chatty/contract/own-keys';
import { doesSomething, runsAlone } from '@chatty/contract/runs-alone';
import type { Shortcut } from '@chatty/contract/shortcuts';
import type { Tag } from '@chatty/contract/tags';
import type { Member } from '@chatty/contract/team';
import {
  IconArrowMerge,
  IconBan,
  IconChecks,
  IconClock,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconHandStop,
  IconMailForward,
  IconRobot,
  IconTag,
  IconUserOff,
} from '@tabler/icons-react';
import { texts as moreTexts } from '#texts/conversation-more.ts';
import { texts as threadTexts } from '#texts/conversation-thread.ts';
import { texts } from '#texts/palette.ts';
import { texts as shortcutTexts } from '#texts/shortcuts.ts';
import type { Action } from '../../../features/conversations/acts/action.ts';
import { levels } from '../../../features/conversations/thread/header/priority-menu.tsx';
import { macroOf } from '../../../features/conversations/macros/macro-of.ts';
import { momentsAhead } from '../../../features/conversations/moments/moments-ahead.ts';
import { commandHere } from '../../../navigation/commands/commands.ts';
import { mayBeGiven } from '../../../people/may-be-given.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import type { Entry } from './entry.ts';

interface ConversationEntries {
  conversation: Conversation;
  members: readonly Member[];
  tags: readonly Tag[];
  shortcuts: readonly Shortcut[];
  keys: KeyMap;
  me: string;
  now: Date;
  act(action: Action): void;
  /** Opens a dialog of its thread. */
  ask(dialog: 'merge' | 'block', id: string): void;
  mailTranscript(id: string): void;
}

type Plain = Omit<Entry, 'group'>;
const icon = { size: 17, stroke: 1.7 } as const;

/** What can be done to one conversation, beside what keys do to it. */
export function conversationEntries(of: ConversationEntries): Entry[] {
  const isBlocked = of.conversation.status === 'blocked';
  const all = [
    ...(isBlocked ? [] : [...turns(of), ...macros(of), ...assignees(of), ...snoozes(of), ...asked(of)]),
    ...seldom(of),
    ...priorities(of),
    ...tagging(of),
  ];
  return all.map((it) => ({ ...it, group: 'here' }));
}

function turns({ conversation: { id, status, handler }, act }: ConversationEntries): Plain[] {
  if (status !== 'open') return [];
  return handler === 'person'
    ? [
        {
          id: 'do hand-back',
          label: threadTexts.handBack,
          words: texts.words.handBack,
          picture: <IconRobot {...icon} />,
          run: () => act({ do: 'hand-back', id }),
        },
      ]
    : [
        {
          id: 'do take-over',
          label: threadTexts.takeOver,
          picture: <IconHandStop {...icon} />,
          run: () => act({ do: 'take-over', id }),
        },
      ];
}

/** Shortcuts that say nothing, for what they do needs no field; and those that have a key. */
const macros = ({ conversation: { id }, shortcuts, tags, keys, me, act }: ConversationEntries): Plain[] =>
  shortcuts.filter(doesSomething).flatMap((it) => {
    const name = macroName(it.id);
    const own = keysOf(keys, name);
    const macro = runsAlone(it) ? macroOf(it, { id, me, tags }) : null;
    const isByKey = !runsAlone(it) && own.length > 0;
    return macro || isByKey
      ? {
          id: `do macro ${it.id}`,
          label: shortcutTexts.runAlone(it.title),
          words: it.key,
          hint: `/${it.key}`,
          keys: own,
          isOneOfMany: true,
          picture: <IconChecks {...icon} />,
          run: () => (macro ? act(macro) : commandHere(name)?.()),
        }
      : [];
  });

function assignees({ conversation: { id, assigneeId }, members, me, act }: ConversationEntries): Plain[] {
  const others = members.filter((it) => it.id !== me && it.id !== assigneeId && mayBeGiven(it));
  const give = others.map(
    (it): Plain => ({
      id: `do assign ${it.id}`,
      label: texts.assignTo(it.fullName),
      words: it.email,
      isOneOfMany: true,
      picture: <Avatar name={it.fullName} src={it.avatar} size={20} />,
      run: () => act({ do: 'assign', id, memberId: it.id }),
    }),
  );
  if (assigneeId === null) return give;
  const take: Plain = {
    id: 'do assign nobody',
    label: texts.unassign,
    words: texts.assignTo(threadTexts.nobody),
    isOneOfMany: true,
    picture: <IconUserOff {...icon} />,
    run: () => act({ do: 'assign', id, memberId: null }),
  };
  return [...give, take];
}

function snoozes({ conversation: { id }, now, act }: ConversationEntries): Plain[] {
  const words = threadTexts.snoozeFor;
  const until = (name: keyof typeof words, until: Snooze, hint?: string): Plain => ({
    id: `do snooze ${name}`,
    label: texts.snooze(words[name]),
    hint,
    isOneOfMany: true,
    picture: <IconClock {...icon} />,
    run: () => act({ do: 'snooze', id, until }),
  });
  return [
    ...momentsAhead(now).map(({ name, at }) =>
      until(name, { until: 'moment', at: at.toISOString() }, dateAndTime(at.toISOString())),
    ),
    until('opening', { until: 'opening' }),
    until('reply', { until: 'reply' }),
  ];
}

/** What the thread's More menu holds, but for what keys do. */
function seldom({ conversation, me, act, mailTranscript }: ConversationEntries): Plain[] {
  const { id, watcherIds, contactEmail } = conversation;
  const on = !watcherIds.includes(me);
  const watch: Plain = {
    id: `do ${on ? 'watch' : 'stop-watching'}`,
    label: on ? moreTexts.watch : moreTexts.stopWatching,
    picture: on ? <IconEye {...icon} /> : <IconEyeOff {...icon} />,
    run: () => act({ do: 'watch', id, on }),
  };
  const transcript: Plain = {
    id: 'do transcript',
    label: moreTexts.sendTranscript,
    picture: <IconMailForward {...icon} />,
    run: () => mailTranscript(id),
  };
  return contactEmail === null ? [watch] : [watch, transcript];
}

/** What is asked about in a dialog of the thread. */
function asked({ conversation: { id, status }, ask }: ConversationEntries): Plain[] {
  const block: Plain = {
    id: 'do block',
    label: moreTexts.block,
    picture: <IconBan {...icon} />,
    leads: true,
    run: () => ask('block', id),
  };
  const merge: Plain = {
    id: 'do merge',
    label: moreTexts.merge,
    picture: <IconArrowMerge {...icon} />,
    leads: true,
    run: () => ask('merge', id),
  };
  return status === 'spam' ? [block] : [merge, block];
}

const priorities = ({ conversation: { id, priority }, act }: ConversationEntries): Plain[] =>
  levels
    .filter((it) => it !== priority)
    .map((level) => ({
      id: `do priority ${level}`,
      label: threadTexts.priorityIs(threadTexts.priorities[level]),
      isOneOfMany: true,
      picture: <IconFlag {...icon} />,
      run: () => act({ do: 'priority', id, priority: level }),
    }));

const tagging = ({ conversation: { id, tagIds }, tags, act }: ConversationEntries): Plain[] =>
  tags.map(({ id: tagId, name }) => {
    const on = !tagIds.includes(tagId);
    return {
      id: `do ${on ? 'tag' : 'untag'} ${tagId}`,
      label: on ? texts.addTag(name) : texts.removeTag(name),
      isOneOfMany: true,
      picture: <IconTag {...icon} />,
      run: () => act({ do: 'tag', id, tagId, on }),
    };
  });
