import type { KnownPassage } from '@chatty/contract/data-sources';
import { Prose } from '@chatty/prose/react';
import { Switch } from '@mantine/core';
import { texts } from '#texts/assistant.ts';
import classes from './passage-list.module.css';

interface PassageListProps {
  passages: readonly KnownPassage[];
  /** Whether what they are of is used. */
  isUsed: boolean;
  canSwitch: boolean;
  use(mark: string, used: boolean): void;
}

/** Passages as the assistant reads them, each of which can be switched off. */
export const PassageList = ({ passages, isUsed, canSwitch, use }: PassageListProps) => (
  <ol className={classes.passages}>
    {numbered(passages).map(({ key, passage }) => (
      <Passage
        key={key}
        passage={passage}
        canSwitch={canSwitch && isUsed}
        isUsed={isUsed && passage.used}
        use={(used) => use(passage.mark, used)}
      />
    ))}
  </ol>
);

/** Passages may say the same. */
const numbered = (passages: readonly KnownPassage[]) =>
  passages.map((passage, at) => ({ key: `${at} ${passage.mark}`, passage }));

interface PassageProps {
  passage: KnownPassage;
  canSwitch: boolean;
  isUsed: boolean;
  use(used: boolean): void;
}

function Passage({ passage, canSwitch, isUsed, use }: PassageProps) {
  return (
    <li className={classes.passage} data-off={!isUsed}>
      <div className={classes.words} dir="auto">
        <h3>{passage.title}</h3>
        <Prose text={passage.text} />
      </div>
      <Switch
        className={classes.acts}
        aria-label={texts.pages.use(passage.title)}
        checked={isUsed}
        disabled={!canSwitch}
        onChange={(event) => use(event.currentTarget.checked)}
      />
    </li>
  );
}
