import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { texts } from '#texts/tags.ts';
import { tagsQuery } from './tags.ts';
import classes from './tags.module.css';

interface TagChipsProps {
  tagIds: readonly string[];
  /** At most so many are shown; how many more there are stands behind them. */
  most?: number;
  /** Shows all of them, on as many lines as that takes. */
  wraps?: boolean;
  /** Takes a tag off; without it chips only show. */
  onRemove?(tagId: string): void;
}

/** The tags of something, by name. One that is not known, or not yet, is left out. */
export function TagChips({ tagIds, most = tagIds.length, wraps = false, onRemove }: TagChipsProps) {
  const all = useQuery({ ...tagsQuery, enabled: tagIds.length > 0 }).data;
  const named = tagIds.flatMap((id) => all?.find((it) => it.id === id) ?? []);
  if (named.length === 0) return null;
  const rest = named.slice(most);
  return (
    <span className={classes.chips} data-wraps={wraps || undefined}>
      {named.slice(0, most).map(({ id, name }) => (
        <span key={id} className={classes.chip} title={name}>
          <span className={classes.chipName}>{name}</span>
          {onRemove && (
            <button
              type="button"
              className={classes.remove}
              aria-label={texts.remove(name)}
              onClick={() => onRemove(id)}
            >
              <IconX size={11} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {rest.length > 0 && (
        <span className={classes.chip} title={rest.map((it) => it.name).join(', ')}>
          +{rest.length}
          <span className="visually-hidden">{rest.map((it) => it.name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
