import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-test.ts';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { testOf } from '../suite/cases/case-draft.ts';
import { suitePath } from '../suite/suite-paths.ts';
import { AskedView } from './asked-view.tsx';
import classes from './test.module.css';
import { TryThese } from './try-these.tsx';
import { type TrialAs, useTrial, visitorTurns } from './use-trial.ts';
import { VisitorCard } from './visitor-card.tsx';

const asStranger: TrialAs = { contactId: null, locale: '', page: '', other: null };
const questionMaxChars = 2_000;

/** A conversation with the assistant as a visitor has it, with why it answers so. */
export function TestPage() {
  const [as, setAs] = useState(asStranger);
  const trial = useTrial(as);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      width="full"
      secondaryActions={
        <>
          {trial.asked.length > 0 && (
            <Button variant="default" onClick={trial.startOver}>
              {texts.startOver}
            </Button>
          )}
          <Button component={Link} to={suitePath} variant="default">
            {texts.suite}
          </Button>
        </>
      }
    >
      <AreaTabs here="/ai_assistant/test" />
      <div className={classes.columns}>
        <Conversation trial={trial} />
        <VisitorCard as={as} onChange={(part) => setAs((now) => ({ ...now, ...part }))} />
      </div>
    </Page>
  );
}

function Conversation({ trial }: { trial: ReturnType<typeof useTrial> }) {
  const { asked, isAnswering, ask, again } = trial;
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const came = asked.flatMap((it) => it.sides).filter((it) => it.answer !== null).length;
  useEffect(() => {
    if (asked.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [asked.length, came]);
  const send = (question: string) => {
    if (question.trim() === '' || isAnswering) return;
    ask(question.trim());
    setText('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  const askOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(text);
  };
  return (
    <Card>
      <div className={classes.conversation}>
        <div role="log" aria-label={texts.conversation} className={classes.log}>
          {asked.length === 0 && <TryThese onAsk={send} />}
          {asked.map((it) => (
            <AskedView
              key={it.id}
              asked={it}
              asTest={(answer) => testOf(it, visitorTurns(asked, it.id), answer)}
              onAgain={again}
              onAsk={isAnswering ? undefined : send}
            />
          ))}
          <div ref={end} />
        </div>
        <form className={classes.composer} onSubmit={submit}>
          <Textarea
            ref={field}
            aria-label={texts.question}
            placeholder={texts.placeholder}
            autosize
            minRows={1}
            maxRows={6}
            flex={1}
            maxLength={questionMaxChars}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={askOnEnter}
          />
          <Button type="submit" size="sm" disabled={text.trim() === '' || isAnswering}>
            {texts.ask}
          </Button>
        </form>
      </div>
    </Card>
  );
}
