import { Button } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { commandHere } from '../../../../navigation/commands/commands.ts';
import { useMe } from '../../../../people/me.tsx';
import { LaterMenu } from '../../../../ui/later/later-menu.tsx';
import { later } from '../../../../ui/later/later.ts';
import classes from '../thread.module.css';

const items = later(async () => ({ Items: (await import('./resolve-items.tsx')).ResolveItems }));

/** Resolves the open conversation, and goes on if its member wants that; beside it, what comes after that. */
export function ResolveButton({ onResolve }: { onResolve(): void }) {
  const goesOn = useMe().desk.afterResolve === 'next';
  return (
    <Button.Group>
      <Button
        className={classes.resolve}
        leftSection={<IconCheck size={15} />}
        onClick={() => ((goesOn && commandHere('resolveAndNext')) || onResolve)()}
      >
        {texts.resolve}
      </Button>
      <LaterMenu
        position="bottom-end"
        width={260}
        target={
          <Button px={6} aria-label={texts.resolveOptions} className={classes.split}>
            <IconChevronDown size={14} />
          </Button>
        }
        items={items}
        of={{}}
      />
    </Button.Group>
  );
}
