import { ActionIcon, Code, Popover, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHelp, IconX } from '@tabler/icons-react';
import { texts } from '#texts/conversation-filters.ts';
import classes from './search-tips.module.css';

interface SearchEndProps {
  text: string;
  onClear(): void;
}

/** What stands at the end of the search field: what clears it, or the tips while it is empty. */
export const SearchEnd = ({ text, onClear }: SearchEndProps) =>
  text ? (
    <ActionIcon size="sm" onClick={onClear} aria-label={texts.clearSearch}>
      <IconX size={14} />
    </ActionIcon>
  ) : (
    <SearchTips />
  );

/** Says at the search field by what a search can be narrowed. */
function SearchTips() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { title, operators } = texts.searchHelp;
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-end"
      width={300}
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon size="sm" onClick={toggle} aria-label={title}>
          <IconHelp size={14} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <Text size="sm" fw={600} mb={6}>
          {title}
        </Text>
        <dl className={classes.tips}>
          {Object.entries(operators).map(([typed, meaning]) => (
            <div key={typed}>
              <dt>
                <Code>{typed}</Code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
