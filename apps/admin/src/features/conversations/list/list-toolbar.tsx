import { searchMaxChars } from '@chatty/contract/limits';
import { ActionIcon, Tabs, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconChevronDown,
  IconKeyboard,
  IconSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { texts } from '#texts/conversations.ts';
import { countsQuery } from '../live/unread.ts';
import { HostCorner } from '../../../ui/embedded/host-corner.ts';
import { Hint } from '../../../ui/later/hint.tsx';
import { LaterMenu } from '../../../ui/later/later-menu.tsx';
import { listCode, sortItems, statusItems } from './list-code.ts';
import classes from './list.module.css';
import { type ListFilter, narrowing, searching, views, wide } from './list-filter.ts';
import type { ToolbarItemsProps } from './toolbar-items.tsx';

interface ToolbarProps {
  filter: ListFilter;
  searchField: RefObject<HTMLInputElement | null>;
  onChange(filter: ListFilter): void;
  onHelp(): void;
}

/** Everything that decides what the list shows. */
export function ListToolbar({ filter, searchField, onChange, onHelp }: ToolbarProps) {
  const counts = useQuery(countsQuery).data;
  const corner = useContext(HostCorner);
  const ListTools = listCode.use()?.ListTools;
  const active = narrowing.filter((name) => filter[name] !== wide[name]).length;
  const set = (part: Partial<ListFilter>) => onChange({ ...filter, ...part });
  return (
    <div className={classes.toolbar} data-toolbar>
      <div className={classes.titleLine}>
        <h1 className={corner ? 'visually-hidden' : classes.title}>{texts.title}</h1>
        {corner && <div className={classes.title}>{corner}</div>}
        <Hint label={texts.keysShort}>
          <ActionIcon onClick={onHelp} aria-label={texts.showKeys}>
            <IconKeyboard size={18} stroke={1.7} />
          </ActionIcon>
        </Hint>
        {ListTools && <ListTools filter={filter} onChange={onChange} />}
        <FilterMenu filter={filter} set={set} active={active} />
        <SortMenu filter={filter} set={set} />
      </div>
      <Search value={filter.search} field={searchField} onChange={(search) => onChange(searching(filter, search))} />
      <Tabs
        value={filter.view}
        onChange={(value) => set({ view: views.find((it) => it === value) ?? filter.view })}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs} aria-label={texts.whose}>
          {views.map((view) => (
            <Tabs.Tab key={view} value={view} className={classes.tab}>
              {texts.views[view]}
              {counts && filter.status === 'open' && <span className={classes.count}>{counts[view]}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={classes.chips}>
        <StatusMenu filter={filter} set={set} />
        {active > 0 && <Chips filter={filter} set={set} />}
      </div>
    </div>
  );
}

function StatusMenu({ filter, set }: ToolbarItemsProps) {
  return (
    <LaterMenu
      position="bottom-start"
      items={statusItems}
      of={{ filter, set }}
      target={
        <button type="button" className={classes.chip} aria-label={texts.statusIs(texts.statuses[filter.status])}>
          {texts.statuses[filter.status]}
          <IconChevronDown size={13} stroke={1.8} aria-hidden />
        </button>
      }
    />
  );
}

function Chips(props: ToolbarItemsProps) {
  const FilterChips = listCode.use(true)?.FilterChips;
  return FilterChips && <FilterChips {...props} />;
}

function FilterMenu({ filter, set, active }: ToolbarItemsProps & { active: number }) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const Popover = listCode.use(opened)?.FilterPopover;
  const button = (
    <ActionIcon variant={active > 0 ? 'light' : 'subtle'} aria-label={texts.filters(active)} onClick={toggle}>
      <IconAdjustmentsHorizontal size={18} stroke={1.7} />
    </ActionIcon>
  );
  return Popover ? <Popover filter={filter} set={set} opened={opened} onClose={close} target={button} /> : button;
}

function SortMenu({ filter, set }: ToolbarItemsProps) {
  return (
    <LaterMenu
      position="bottom-end"
      items={sortItems}
      of={{ filter, set }}
      target={
        <ActionIcon aria-label={texts.sort(texts.sorts[filter.sort])}>
          <IconArrowsSort size={18} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}

interface SearchProps {
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onChange(search: string): void;
}

const afterTypingMs = 250;

function Search({ value, field, onChange }: SearchProps) {
  const [text, setText] = useState(value);
  const End = listCode.use()?.SearchEnd;
  /** What was typed here and is on its way to the address: it comes back without the space that the next word waits for. */
  const told = useRef<string[]>([]);
  useEffect(() => {
    const at = told.current.indexOf(value);
    told.current = told.current.slice(at + 1);
    if (at === -1) setText(value);
  }, [value]);
  const tell = useDebouncedCallback((typed: string) => {
    const search = typed.trim();
    if (search !== (told.current.at(-1) ?? value)) told.current.push(search);
    onChange(search);
  }, afterTypingMs);
  const type = (typed: string) => {
    setText(typed);
    tell(typed);
  };
  const clear = () => {
    setText('');
    onChange('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      size="xs"
      type="search"
      role="searchbox"
      maxLength={searchMaxChars}
      aria-label={texts.search}
      placeholder={texts.searchShort}
      leftSection={<IconSearch size={15} />}
      rightSection={End && <End text={text} onClear={clear} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  );
}
