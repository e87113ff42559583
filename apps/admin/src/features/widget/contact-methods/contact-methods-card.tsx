import { type ContactMethod, contactMethods } from '@chatty/contract/settings/options';
import { Select, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/contact-methods.ts';
import { Card } from '../../../ui/card.tsx';
import type { Problems } from '../../../ui/form/problems.ts';
import { useRowDrag } from '../../../ui/order/use-row-drag.ts';
import { type ContactDraft, contactWrong, moved, withEntry } from './contact-draft.ts';
import rows from '../rows/rows.module.css';
import classes from './contact-methods.module.css';
import { MethodRow } from './method-row.tsx';

interface ContactMethodsCardProps {
  draft: ContactDraft;
  /** What kept it from being saved. */
  problems: Problems<ContactDraft>;
  set(part: Partial<ContactDraft>): void;
}

/** The ways to reach the shop beside the chat: which are on, where they lead, how they are called, in which order. */
export function ContactMethodsCard({ draft, problems, set }: ContactMethodsCardProps) {
  const { contactMethodOrder: order, contactMethod, defaultContactMethod: first } = draft;
  const [said, setSaid] = useState('');
  const complains = useComplaint(problems.contactMethod !== undefined, draft);
  const keepFocus = useSteadyFocus(order);

  const move = (method: ContactMethod, to: number) => {
    const next = moved(order, method, to);
    if (next.indexOf(method) === order.indexOf(method)) return;
    set({ contactMethodOrder: next });
    setSaid(texts.moved(texts.names[method], to + 1, order.length));
  };
  const drag = useRowDrag((from, to) => order[from] && move(order[from], to));
  const isDefaultOff = problems.defaultContactMethod;

  return (
    <Card title={texts.title} padded={false}>
      <Text size="sm" c="var(--ink-soft)" className={classes.hint}>
        {texts.hint}
      </Text>
      <ol className={rows.rows} aria-label={texts.listLabel}>
        {order.map((method, row) => (
          <MethodRow
            key={method}
            method={method}
            draft={draft}
            complains={complains}
            onSwitch={(part) => set(part)}
            onChange={(part) => {
              const change = withEntry(draft, method, part);
              set(change);
              if ('defaultContactMethod' in change) setSaid(texts.firstFellBack(texts.names[method]));
            }}
            moving={{
              grip: drag.grip(row),
              isFirst: row === 0,
              isLast: row === order.length - 1,
              by(places) {
                keepFocus(method);
                move(method, row + places);
              },
              style: drag.styleOf(row),
              dragged: drag.dragged === row,
            }}
          />
        ))}
      </ol>
      <p id="move-method-help" className="visually-hidden">
        {texts.moveHelp}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={classes.first}>
        <Select
          label={texts.first}
          description={texts.firstHint}
          error={isDefaultOff}
          allowDeselect={false}
          data={[
            { value: 'liveChat', label: texts.liveChat },
            ...order
              .filter((it) => contactMethod[it].active)
              .map((it) => ({ value: it, label: contactMethod[it].title || texts.names[it] })),
          ]}
          value={first}
          onChange={(it) => set({ defaultContactMethod: contactMethods.find((known) => known === it) ?? 'liveChat' })}
        />
      </div>
    </Card>
  );
}

/**
 * True from the moment when saving failed until every method is right: who mends one field still sees what is wrong with
 * the next. Nothing is said when a field is left: what appears then would move away what is being clicked.
 */
function useComplaint(isTold: boolean, draft: ContactDraft): boolean {
  const [complains, setComplains] = useState(false);
  const isWrong = contactWrong(draft).contactMethod !== undefined;
  if (isTold && !complains) setComplains(true);
  if (complains && !isTold && !isWrong) setComplains(false);
  return complains;
}

/** A row that moves may lose the focus; this gives it back to what moved it. */
function useSteadyFocus(order: readonly ContactMethod[]) {
  const wanted = useRef<{ method: ContactMethod; by: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { method, by } = wanted.current;
    wanted.current = null;
    document.querySelector<HTMLElement>(`[data-method="${method}"] [data-moves="${by}"]`)?.focus();
  }, [order]);
  return (method: ContactMethod) => {
    const by = document.activeElement?.closest('[data-moves]')?.getAttribute('data-moves') ?? 'grip';
    wanted.current = { method, by };
  };
}
