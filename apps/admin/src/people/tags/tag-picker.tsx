import { isTagName, tagNameOf } from '@chatty/contract/tag-lists';
import type { Tag } from '@chatty/contract/tags';
import { CheckIcon, Combobox, type ComboboxProps, useCombobox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type Ref, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { texts } from '#texts/tags.ts';
import { useMakeTag } from './make-tag.ts';
import { tagsQuery } from './tags.ts';
import classes from './tags.module.css';

interface TagPickerProps extends Pick<ComboboxProps, 'position'> {
  /** Those that are on it now. */
  tagIds: readonly string[];
  /** Puts a tag on or takes it off. */
  onToggle(tagId: string, on: boolean): void;
  /** The button that opens it. */
  target: ReactElement<{ onClick?(): void; ref?: Ref<HTMLButtonElement> }>;
  opened: boolean;
  onOpened(opened: boolean): void;
}

const make = 'make';

/** Chooses among the shop's tags by typing, and makes those that there are not. It stays open for the next one. */
export function TagPicker({ tagIds, onToggle, target, opened, onOpened, position = 'bottom-end' }: TagPickerProps) {
  const tags = useQuery({ ...tagsQuery, enabled: opened });
  const making = useMakeTag();
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    opened,
    onOpenedChange: onOpened,
    onDropdownClose: () => setSearch(''),
  });
  // It may be there from the start: its code comes when it is first wanted.
  const { focusSearchInput } = combobox;
  useEffect(() => {
    if (opened) focusSearchInput();
  }, [opened, focusSearchInput]);
  const typed = tagNameOf(search);
  const found = (tags.data ?? []).filter((it) => it.name.toLowerCase().includes(typed.toLowerCase()));
  // Until the tags are here nobody knows which one is new.
  const isNew =
    tags.data !== undefined && isTagName(typed) && !found.some((it) => it.name.toLowerCase() === typed.toLowerCase());
  // Enter takes the first one, also where the tags come after what was typed.
  const takeFirst = useEffectEvent(() => {
    if (typed !== '') combobox.selectFirstOption();
  });
  useLayoutEffect(() => takeFirst(), [typed, tags.data]);
  const choose = (value: string) => {
    if (value !== make) return onToggle(value, !tagIds.includes(value));
    making.mutate(typed, {
      onSuccess: ({ data }) => {
        onToggle(data.id, true);
        setSearch('');
      },
    });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={260} position={position} withinPortal>
      <Combobox.Target targetType="button">{target}</Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          aria-label={texts.find}
          placeholder={texts.find}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && combobox.focusTarget()}
        />
        <Combobox.Options aria-label={texts.tags} className={classes.options}>
          {found.map((tag) => (
            <Option key={tag.id} tag={tag} on={tagIds.includes(tag.id)} />
          ))}
          {isNew && (
            <Combobox.Option value={make} className={classes.option}>
              <IconPlus size={14} aria-hidden />
              {texts.make(typed)}
            </Combobox.Option>
          )}
          {found.length === 0 && !isNew && (
            <Combobox.Empty>
              {tags.isPending ? texts.loading : search === '' ? texts.none : texts.noneFound}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const Option = ({ tag, on }: { tag: Tag; on: boolean }) => (
  <Combobox.Option value={tag.id} active={on} aria-selected={on} className={classes.option}>
    <span className={classes.check}>{on && <CheckIcon size={12} aria-hidden />}</span>
    <span className={classes.optionName}>{tag.name}</span>
  </Combobox.Option>
);
