import type { Decision } from '@chatty/contract/assistant';
import { ActionIcon, Loader, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { failureText } from '../../../../ui/toast.tsx';
import { money } from '../../../../people/contact/orders/money.ts';
import { decisionsQuery } from '../thread-queries.ts';
import classes from './decision.module.css';

interface DecisionButtonProps {
  conversationId: string;
  messageId: string;
}

/** Why the assistant said this: what it found, what it did, what the validator made of it, and what it cost. */
export function DecisionButton({ conversationId, messageId }: DecisionButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="left-start"
      width={380}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      withRoles
    >
      <Popover.Target>
        <ActionIcon size="sm" aria-label={texts.why} title={texts.why} onClick={() => setOpen((open) => !open)}>
          <IconInfoCircle size={16} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={texts.why}>
        {open && <Why conversationId={conversationId} messageId={messageId} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Why({ conversationId, messageId }: DecisionButtonProps) {
  const { data, isPending, error } = useQuery(decisionsQuery(conversationId));
  if (isPending) return <Loader size="xs" color="ink.4" aria-label={texts.loading} />;
  if (error) return <Text size="sm">{failureText(error)}</Text>;
  const found = data.find((decision) => decision.messageId === messageId);
  if (!found) return <Text size="sm">{texts.noRecord}</Text>;
  return <Explained decision={found} />;
}

function Explained({ decision }: { decision: Decision }) {
  const dropped = decision.verdicts.filter((verdict) => !verdict.kept);
  return (
    // A scrolling region must be reachable by keyboard.
    <div className={classes.explained} tabIndex={0}>
      <h3>{texts.outcomes[decision.outcome]}</h3>
      {decision.question !== '' && <p className={classes.question}>“{decision.question}”</p>}
      {decision.confidence !== null && (
        <p>
          {texts.confidence} <b>{texts.percent(decision.confidence)}</b>
        </p>
      )}
      <h4>{texts.found}</h4>
      {decision.retrieved.length === 0 ? (
        <p className={classes.question}>{texts.nothing}</p>
      ) : (
        <ol className={classes.found}>
          {decision.retrieved.map((found) => (
            <li key={`${found.kind} ${found.id}`}>
              <span>{found.title}</span>
              <small>{texts.kinds[found.kind] ?? found.kind}</small>
              <b>{found.score.toFixed(2)}</b>
            </li>
          ))}
        </ol>
      )}
      {decision.toolCalls.length > 0 && (
        <>
          <h4>{texts.lookedUp}</h4>
          {decision.toolCalls.map((used, at) => (
            // A record does not change.
            <details key={at}>
              <summary>
                {texts.tools[used.name] ?? used.name} <small>{texts.ms(used.ms)}</small>
              </summary>
              <pre>{JSON.stringify({ input: used.input, output: used.output }, null, 1)}</pre>
            </details>
          ))}
        </>
      )}
      {decision.secondCalls.length > 0 && (
        <>
          <h4>{texts.askedAgain}</h4>
          {decision.secondCalls.map((asked) => (
            <p key={asked.purpose}>
              {texts.secondCalls[asked.purpose]} {asked.result} <small>{texts.ms(asked.ms)}</small>
            </p>
          ))}
        </>
      )}
      {dropped.length > 0 && (
        <>
          <h4>{texts.leftOut}</h4>
          <ul className={classes.dropped}>
            {dropped.map((verdict) => (
              <li key={verdict.sentence}>
                <q>{verdict.sentence}</q>
                <small>{verdict.reason}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.figures}>
        {texts.figures({
          engine: decision.engine,
          input: decision.inputTokens,
          output: decision.outputTokens,
          cost: money(decision.cost),
          ms: decision.latencyMs,
          config: decision.configVersion,
        })}
      </p>
    </div>
  );
}
