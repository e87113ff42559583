import type { PreChatType } from '@chatty/contract/settings/options';
import { mostPreChatFields, type PreChatField } from '@chatty/contract/settings/conversation/pre-chat';
import { Button, Menu, Stack, Switch, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/pre-chat.ts';
import { Card } from '../../../ui/card.tsx';
import { useRowDrag } from '../../../ui/order/use-row-drag.ts';
import { CountedText } from '../fields/counted-text.tsx';
import { FieldRow } from './field-row.tsx';
import { addable, moved, nameOf, newField, type PreChatForm, problemsOf } from './pre-chat-draft.ts';
import rows from '../rows/rows.module.css';
import classes from './pre-chat.module.css';

/** What the form asks, in which order. */
export function FieldsCard({ form: { draft, problems, set } }: { form: PreChatForm }) {
  const fields = draft.preChatFields;
  const shown = fields.filter((it) => it.type !== 'name' || draft.isShowNamePreChat);
  const [said, setSaid] = useState('');
  const [complains, setComplains] = useState(false);
  const isWrong = fields.some((it) => Object.keys(problemsOf(it)).length > 0);
  if (problems.preChatFields !== undefined && !complains) setComplains(true);
  // Who mends one field still sees what is wrong with the next.
  if (complains && problems.preChatFields === undefined && !isWrong) setComplains(false);
  const focusLater = useFocus(fields);

  const put = (preChatFields: PreChatField[]) => set({ preChatFields });
  const hidden = fields.filter((it) => !shown.includes(it));
  const move = (from: number, to: number) => {
    const field = shown[from];
    if (!field || to < 0 || to >= shown.length) return;
    focusLater(`[data-field="${field.id}"] [data-moves]`);
    put([...hidden, ...moved(shown, from, to)]);
    setSaid(texts.moved(nameOf(field), to + 1, shown.length));
  };
  const drag = useRowDrag(move);
  const add = (type: PreChatType) => {
    const field = newField(type);
    focusLater(`[data-field="${field.id}"] input:not([type="checkbox"])`);
    put([...fields, field]);
  };
  const askName = (isShowNamePreChat: boolean) => {
    const lacks = isShowNamePreChat && fields.every((it) => it.type !== 'name');
    set({ isShowNamePreChat, ...(lacks ? { preChatFields: [newField('name'), ...fields] } : {}) });
  };
  const types = addable(fields).filter((it) => it !== 'name');

  return (
    <Card title={texts.form} padded={false}>
      <Stack gap="md" className={classes.inset}>
        <CountedText
          label={texts.names.preChatDescription}
          value={draft.preChatDescription}
          max={400}
          error={problems.preChatDescription}
          onChange={(preChatDescription) => set({ preChatDescription })}
        />
        <Switch
          label={texts.names.isShowNamePreChat}
          checked={draft.isShowNamePreChat}
          onChange={(event) => askName(event.currentTarget.checked)}
        />
      </Stack>
      {shown.length === 0 && (
        <Text size="sm" c="ink.6" className={classes.inset}>
          {texts.none}
        </Text>
      )}
      <ol className={rows.rows} aria-label={texts.listLabel}>
        {shown.map((field, row) => (
          <FieldRow
            key={field.id}
            field={field}
            problems={complains ? problemsOf(field) : {}}
            moving={{
              grip: drag.grip(row),
              isFirst: row === 0,
              isLast: row === shown.length - 1,
              by: (places) => move(row, row + places),
              style: drag.styleOf(row),
              dragged: drag.dragged === row,
            }}
            onChange={(part) => put(fields.map((it) => (it.id === field.id ? { ...it, ...part } : it)))}
            onRemove={() => {
              focusLater('[data-adds]');
              put(fields.filter((it) => it.id !== field.id));
            }}
          />
        ))}
      </ol>
      <p id="move-field-help" className="visually-hidden">
        {texts.moveHelp}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={classes.below}>
        {fields.length >= mostPreChatFields ? (
          <Text size="sm" c="ink.6">
            {texts.full(mostPreChatFields)}
          </Text>
        ) : (
          <Menu position="bottom-start" width={170}>
            <Menu.Target>
              <Button variant="default" leftSection={<IconPlus size={16} />} data-adds>
                {texts.add}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {types.map((type) => (
                <Menu.Item key={type} onClick={() => add(type)}>
                  {texts.types[type]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </Card>
  );
}

/** Gives the focus to what a change brought, or back to what it moved, once that is drawn. */
function useFocus(fields: readonly PreChatField[]) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== null) document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [fields]);
  return (selector: string) => {
    wanted.current = selector;
  };
}
