import type { Decision, Outcome } from '@chatty/contract/assistant';
import { ActionIcon, Loader, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../../ui/toast.tsx';
import { money } from '../../money.ts';
import { decisionsQuery } from '../../queries.ts';
import classes from './decision.module.css';

const outcomes: Record<Outcome, string> = {
  answered: 'Answered',
  asked_back: 'Asked back',
  refused: 'Refused: nothing certain enough was found',
  handed_off: 'Handed to a person',
  dropped: 'Dropped: a person took over',
  failed: 'Failed',
};

/** What the assistant can do and find, in the words of the shop. */
const tools: Record<string, string> = {
  search_knowledge: 'Searched the answers',
  search_products: 'Searched the products',
  product_details: 'Read the product',
  look_up_order: 'Looked up the order',
  list_discounts: 'Listed the discounts',
  hand_off: 'Called a person',
};
const kinds: Record<string, string> = {
  faq: 'FAQ',
  custom_answer: 'custom answer',
};

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
        <ActionIcon
          size="sm"
          aria-label="Why this answer?"
          title="Why this answer?"
          onClick={() => setOpen((it) => !it)}
        >
          <IconInfoCircle size={16} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label="Why this answer?">
        {open && <Why conversationId={conversationId} messageId={messageId} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Why({ conversationId, messageId }: DecisionButtonProps) {
  const { data, isPending, error } = useQuery(decisionsQuery(conversationId));
  if (isPending) return <Loader size="xs" color="ink.4" aria-label="Loading" />;
  if (error) return <Text size="sm">{failureText(error)}</Text>;
  const it = data.find((decision) => decision.messageId === messageId);
  if (!it) return <Text size="sm">This message was not decided by the assistant, so there is no record of it.</Text>;
  return <Explained decision={it} />;
}

function Explained({ decision: it }: { decision: Decision }) {
  const dropped = it.verdicts.filter((verdict) => !verdict.kept);
  return (
    // What scrolls must be reachable by keyboard.
    <div className={classes.explained} tabIndex={0}>
      <h3>{outcomes[it.outcome]}</h3>
      <p className={classes.question}>“{it.question}”</p>
      {it.confidence !== null && (
        <p>
          Confidence <b>{percent(it.confidence)}</b>
        </p>
      )}
      <h4>Found</h4>
      {it.retrieved.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <ol className={classes.found}>
          {it.retrieved.map((found) => (
            <li key={`${found.kind} ${found.id}`}>
              <span>{found.title}</span>
              <small>{kinds[found.kind] ?? found.kind}</small>
              <b>{found.score.toFixed(2)}</b>
            </li>
          ))}
        </ol>
      )}
      {it.toolCalls.length > 0 && (
        <>
          <h4>Looked up</h4>
          {it.toolCalls.map((used, at) => (
            // A record does not change.
            <details key={at}>
              <summary>
                {tools[used.name] ?? used.name} <small>{Math.round(used.ms)} ms</small>
              </summary>
              <pre>{JSON.stringify({ input: used.input, output: used.output }, null, 1)}</pre>
            </details>
          ))}
        </>
      )}
      {dropped.length > 0 && (
        <>
          <h4>Left out by the validator</h4>
          <ul>
            {dropped.map((verdict) => (
              <li key={verdict.sentence}>
                <s>{verdict.sentence}</s> <small>{verdict.reason}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.figures}>
        {it.engine} · {it.inputTokens} + {it.outputTokens} tokens · {money(it.cost)} · {it.latencyMs} ms · config{' '}
        {it.configVersion}
      </p>
    </div>
  );
}

const percent = (it: number) => `${Math.round(it * 100)} %`;
