import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** What the button that empties it is called. */
  clear: string;
  search: string;
  onSearch(search: string): void;
}

const quietMs = 250;

/** Tells what is typed once the typing pauses, and follows what is searched for when that changes by itself. */
export function SearchField({ label, placeholder, clear, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const told = useRef(search);
  const tell = (typed: string) => {
    told.current = typed.trim();
    onSearch(told.current);
  };
  const tellSoon = useDebouncedCallback(tell, quietMs);
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setText(search);
  }, [search]);

  const clearButton = (
    <ActionIcon
      size="sm"
      aria-label={clear}
      onClick={() => {
        setText('');
        tell('');
      }}
    >
      <IconX size={14} />
    </ActionIcon>
  );
  return (
    <TextInput
      type="search"
      className={classes.search}
      size="xs"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      leftSection={<IconSearch size={15} />}
      rightSection={text && clearButton}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tellSoon(event.currentTarget.value);
      }}
    />
  );
}
