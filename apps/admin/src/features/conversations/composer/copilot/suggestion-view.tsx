import type { Suggestion } from '@chatty/contract/copilot';
import type { Part } from '@chatty/contract/messages';
import { Prose } from '@chatty/prose/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { texts } from '#texts/copilot.ts';
import { useHasAdminPages } from '../../../../navigation/has-admin-pages.ts';
import { useMe } from '../../../../people/me.tsx';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';
import { isVisitor } from '../../names.ts';
import { MessageParts } from '../../../../people/messages/message-parts.tsx';
import { addProduct } from '../inserts/cards.ts';
import { ask } from './copilot.ts';
import classes from './copilot.module.css';
import { Figures } from './figures.tsx';
import type { MadeProps } from './panel-props.ts';
import { onOwnLine, typeIn } from './type-in.ts';

interface SuggestionProps extends MadeProps {
  suggestion: Suggestion;
}

const questionMaxChars = 200;
const shortened = (question: string) => question.replace(/\s+/g, ' ').slice(0, questionMaxChars);

/** A reply that the assistant suggests, with what it rests on; or why there is none, and what would help. */
export function SuggestionView(props: SuggestionProps) {
  const { suggestion, messages, conversation } = props;
  const latest = messages.findLast((it) => it.kind === 'text' && isVisitor(it) && !it.deletedAt);
  const isStale = latest !== undefined && suggestion.answersId !== null && latest.id !== suggestion.answersId;
  const isAnswered = messages.some(
    (it) => it.kind === 'text' && it.sender === 'admin' && latest !== undefined && it.seq > latest.seq,
  );
  return (
    <>
      {isAnswered && suggestion.why === null && (
        <p className={classes.under} role="status">
          {texts.answered}
        </p>
      )}
      {isStale && (
        <div className={classes.line}>
          <span role="status">{texts.stale}</span>
          <Button variant="subtle" size="compact-xs" onClick={() => void ask(conversation.id, { do: 'suggest' })}>
            {texts.again}
          </Button>
        </div>
      )}
      {suggestion.why === null ? <Reply {...props} /> : <Nothing {...props} />}
      <Figures figures={suggestion.figures} />
    </>
  );
}

/** A FAQ that stands on no page of the store can be read where it is written. */
const withFaqLinks = (part: Part): Part =>
  part.type === 'sources'
    ? {
        ...part,
        sources: part.sources.map((it) =>
          it.kind === 'faq' && !it.url ? { ...it, url: `/faqs/editFaq/${it.id}` } : it,
        ),
      }
    : part;

function Reply({ suggestion, field, onEnd, conversation }: SuggestionProps) {
  const hasAdminPages = useHasAdminPages();
  const products = suggestion.parts.flatMap((it) => (it.type === 'products' ? it.products : []));
  const insert = () => {
    for (const it of products) addProduct(conversation.id, it);
    if (field.current) typeIn(field.current, onOwnLine(field.current, suggestion.text), 'caret');
    onEnd();
  };
  const copy = () =>
    navigator.clipboard.writeText(suggestion.text).then(
      () => toastDone(texts.copied),
      (problem: unknown) => toastFailure(problem, texts.notCopied),
    );
  return (
    <>
      <p className={classes.head}>
        <b role="status">{texts.suggested}</b>
        <span>{texts.onlyYou}</span>
      </p>
      <p className={classes.under} dir="auto">
        {texts.answersTo(shortened(suggestion.question))}
      </p>
      {/* A scrolling region must be reachable by keyboard. */}
      <div className={classes.scrolled} tabIndex={0} role="group" aria-label={texts.suggested}>
        <div className={classes.text} dir="auto">
          <Prose text={suggestion.text} />
        </div>
        <MessageParts parts={suggestion.parts.map((it) => (hasAdminPages ? withFaqLinks(it) : it))} />
        {suggestion.open.length > 0 && (
          <p className={classes.under} dir="auto">
            {texts.open(suggestion.open)}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        <Button size="compact-sm" onClick={insert} data-first>
          {texts.insert}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onEnd}>
          {texts.dismiss}
        </Button>
      </div>
    </>
  );
}

function Nothing({ suggestion, onEnd }: SuggestionProps) {
  const { member } = useMe();
  const hasAdminPages = useHasAdminPages();
  const { why, question, near } = suggestion;
  const said = texts.nothing[why ?? 'unknown'];
  const asked = shortened(question);
  return (
    <>
      <p className={classes.head}>
        <b role="status">{said.title}</b>
      </p>
      <p className={classes.under}>{said.text}</p>
      {why === 'unknown' && (
        <>
          <p className={classes.under} dir="auto">
            {texts.question(asked)}
          </p>
          {near.length > 0 && <p className={classes.under}>{texts.near(near)}</p>}
          {member.role !== 'admin' && <p className={classes.under}>{texts.askAdmin}</p>}
        </>
      )}
      <div className={classes.buttons}>
        {why === 'unknown' && hasAdminPages && (
          <Button
            component={Link}
            to="/faqs/addFaq"
            state={{ question: asked }}
            size="compact-sm"
            variant="default"
            data-first
          >
            {texts.addFaq}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onEnd} data-first>
          {texts.dismiss}
        </Button>
      </div>
    </>
  );
}
