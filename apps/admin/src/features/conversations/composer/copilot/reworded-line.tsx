import type { Reworded } from '@chatty/contract/copilot';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '#texts/copilot.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { dismiss, markIn } from './copilot.ts';
import type { Helped } from './held-help.ts';
import classes from './copilot.module.css';
import { Figures } from './figures.tsx';
import type { MadeProps } from './panel-props.ts';
import { typeIn } from './type-in.ts';

interface RewordedProps extends MadeProps {
  helped: Extract<Helped, { state: 'done' }>;
  reworded: Reworded;
}

const languageName = (language: string) =>
  new Intl.DisplayNames([uiTexts.locale], { type: 'language' }).of(language) ?? language;

/** Puts a reworded text in the place of the one it was made of, unless that has changed; the old one is one press away. */
export function RewordedLine({ helped, reworded, field, text, conversation, onEnd }: RewordedProps) {
  const { task, isIn = false } = helped;
  const before = 'text' in task ? task.text : '';
  const put = (words: string) => {
    if (field.current) typeIn(field.current, words, 'everywhere');
  };
  const take = useEffectEvent(() => {
    if (isIn || field.current?.value !== before) return;
    put(reworded.text);
    markIn(conversation.id);
  });
  useEffect(() => take(), [reworded]);
  // Once it has been sent or thrown away there is nothing to put back.
  const isGone = isIn && text === '';
  const { id } = conversation;
  useEffect(() => {
    if (isGone) dismiss(id);
  }, [isGone, id]);
  const { language } = reworded;
  const done =
    task.do === 'reword' ? texts.reworded[task.as] : language ? texts.translated(languageName(language)) : '';
  if (isIn) {
    return (
      <>
        <div className={classes.line}>
          <span role="status">{done}</span>
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => {
              put(before);
              onEnd();
            }}
          >
            {texts.undo}
          </Button>
          <Button variant="subtle" size="compact-xs" onClick={onEnd}>
            {texts.dismiss}
          </Button>
        </div>
        <Figures figures={reworded.figures} />
      </>
    );
  }
  return (
    <>
      <p className={classes.under} role="status">
        {texts.changedMeanwhile}
      </p>
      <div className={classes.scrolled} tabIndex={0} role="group" aria-label={done}>
        <p className={classes.text} dir="auto">
          {reworded.text}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            put(reworded.text);
            onEnd();
          }}
          data-first
        >
          {texts.take}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onEnd}>
          {texts.dismiss}
        </Button>
      </div>
      <Figures figures={reworded.figures} />
    </>
  );
}
