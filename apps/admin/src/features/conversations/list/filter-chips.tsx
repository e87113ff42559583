import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/conversation-filters.ts';
import { useMe } from '../../../people/me.tsx';
import { membersQuery } from '../../../people/members.ts';
import { tagsQuery } from '../../../people/tags/tags.ts';
import { useOverdueAgain } from '../due/use-overdue-again.ts';
import classes from './list.module.css';
import { type ListFilter, narrowing, wide } from './list-filter.ts';
import type { ToolbarItemsProps } from './toolbar-items.tsx';

/** What narrows the list, each with a way to take it away. */
export function FilterChips({ filter, set }: ToolbarItemsProps) {
  const wordsOf = useFilterWords();
  useOverdueAgain(filter);
  return narrowing
    .filter((name) => filter[name] !== wide[name])
    .map((name) => (
      <span key={name} className={classes.chip} data-active>
        <span className={classes.chipText}>{wordsOf(filter, name)}</span>
        <button
          type="button"
          className={classes.chipOff}
          aria-label={texts.removeFilter(wordsOf(filter, name))}
          onClick={() => set({ [name]: wide[name] })}
        >
          <IconX size={12} aria-hidden />
        </button>
      </span>
    ));
}

/** How each of what narrows a list is called. */
function useFilterWords() {
  const me = useMe().member.id;
  const members = useQuery(membersQuery).data;
  const tags = useQuery(tagsQuery).data;
  return (filter: ListFilter, name: (typeof narrowing)[number]): string => {
    if (name === 'unread') return texts.unread;
    if (name === 'waiting') return texts.waitingForReply;
    if (name === 'watching') return texts.watching;
    if (name === 'overdue') return texts.overdue;
    if (name === 'handler') return filter.handler ? texts.handlers[filter.handler] : '';
    if (name === 'channel') return filter.channel ? texts.channels[filter.channel] : '';
    if (name === 'priority') return filter.priority ? texts.priorityIs(texts.priorities[filter.priority]) : '';
    if (name === 'tag') return tags?.find((it) => it.id === filter.tag)?.name ?? texts.goneTag;
    if (filter.assignee === 'nobody') return texts.nobodys;
    if (filter.assignee === me) return texts.you;
    return members?.find((it) => it.id === filter.assignee)?.fullName ?? texts.goneMember;
  };
}
