import { Button, Loader } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '#texts/copilot.ts';
import { ask, dismiss } from './copilot.ts';
import classes from './copilot.module.css';
import type { Helped } from './held-help.ts';
import type { MadeProps, PanelProps } from './panel-props.ts';
import { RewordedLine } from './reworded-line.tsx';
import { SuggestionView } from './suggestion-view.tsx';
import { SummaryView } from './summary-view.tsx';

/** Whether the keyboard is free to come here: nobody writes, and nobody has gone elsewhere meanwhile. */
function isFree(panel: HTMLElement, state: Helped['state']): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  if (activeElement.matches('input, textarea, [contenteditable]')) return false;
  return state === 'working' || panel.parentElement?.contains(activeElement) === true;
}

/** What the assistant is making for this member, or has made. Whoever writes goes on writing; else the keyboard comes here. */
export function CopilotPanel(props: PanelProps) {
  const { conversation, helped, field, mode } = props;
  const { task, state } = helped;
  const panel = useRef<HTMLElement>(null);
  // What replaces a text belongs to where the text stands, and a suggestion to a reply.
  const isElsewhere = 'mode' in task ? task.mode !== mode : task.do === 'suggest' && mode === 'note';
  const arrive = useEffectEvent(() => {
    const { current } = panel;
    if (current && isFree(current, state)) current.querySelector<HTMLElement>('[data-first]')?.focus();
  });
  useEffect(() => {
    // After a menu has given the focus back.
    const frame = requestAnimationFrame(() => arrive());
    return () => cancelAnimationFrame(frame);
  }, [task, state]);
  if (isElsewhere) return null;

  const end = () => {
    dismiss(conversation.id);
    field.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  return (
    <section ref={panel} className={classes.panel} aria-label={texts.panel} onKeyDown={pressed}>
      {state === 'working' && (
        <div className={classes.line}>
          <span className={classes.working} role="status">
            <Loader size={14} color="ink.5" aria-hidden />
            {texts.working[task.do]}
          </span>
          <Button variant="subtle" size="compact-xs" onClick={end} data-first>
            {texts.cancel}
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div className={classes.line}>
          <span role="alert">{helped.words}</span>
          {helped.mayHelp && (
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => void ask(conversation.id, { ...task, ...textNow(props) })}
              data-first
            >
              {texts.tryAgain}
            </Button>
          )}
          <Button variant="subtle" size="compact-xs" onClick={end} {...(helped.mayHelp ? {} : { 'data-first': true })}>
            {texts.dismiss}
          </Button>
        </div>
      )}
      {state === 'done' && <MadeView {...props} helped={helped} onEnd={end} />}
    </section>
  );
}

/** What is tried again is tried with what stands in the field now. */
const textNow = ({ helped, text }: PanelProps): { text?: string } => ('text' in helped.task ? { text } : {});

function MadeView(props: MadeProps & { helped: Extract<Helped, { state: 'done' }> }) {
  const { made } = props.helped;
  switch (made.of) {
    case 'suggest':
      return <SuggestionView {...props} suggestion={made.suggestion} />;
    case 'summary':
      return <SummaryView {...props} summary={made.summary} />;
    case 'reword':
      return <RewordedLine {...props} reworded={made.reworded} />;
  }
}
