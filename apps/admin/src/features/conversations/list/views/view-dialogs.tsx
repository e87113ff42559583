import type { SavedView } from '@chatty/contract/saved-views';
import { viewNameMaxChars } from '@chatty/contract/limits';
import { ActionIcon, Button, Checkbox, Group, Menu, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/conversation-views.ts';
import { useMe } from '../../../../people/me.tsx';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { required } from '../../../../ui/form/rules.ts';
import { useTextForm } from '../../../../ui/form/use-text-form.ts';
import { Items as MoveItems } from '../../../../ui/order/move-items.tsx';
import { toastDone } from '../../../../ui/toast.tsx';
import { toAsked } from './asked-filter.ts';
import type { ListFilter } from '../list-filter.ts';
import { mayChange, useViewActions } from './views.ts';
import classes from './views.module.css';

interface DialogProps {
  opened: boolean;
  onClose(): void;
}

interface SaveProps {
  filter: ListFilter;
  onClose(): void;
  onSaved(view: SavedView): void;
}

/** Gives the list a name. */
export function SaveDialog({ opened, ...rest }: DialogProps & SaveProps) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={texts.saveTitle} size="xs">
      <SaveForm {...rest} />
    </Modal>
  );
}

function SaveForm({ filter, onClose, onSaved }: SaveProps) {
  const { add } = useViewActions();
  const [forTeam, setForTeam] = useState(false);
  const save = async (name: string) => {
    const view = await add({ name, scope: forTeam ? 'team' : 'personal', filter: toAsked(filter) });
    onSaved(view);
    toastDone(texts.saved(view.name));
    onClose();
  };
  return (
    <NameForm name="" onName={save} onClose={onClose}>
      <Checkbox
        size="xs"
        label={texts.forTeam}
        checked={forTeam}
        onChange={(event) => setForTeam(event.currentTarget.checked)}
      />
    </NameForm>
  );
}

interface NameFormProps {
  name: string;
  onName(name: string): Promise<void>;
  onClose(): void;
  children?: React.ReactNode;
}

function NameForm({ name, onName, onClose, children }: NameFormProps) {
  const form = useTextForm<'name'>({
    initial: { name },
    rules: { name: [required] },
    submit: (values) => onName(values.name.trim()),
    otherwise: texts.failedToSave,
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <TextInput {...form.field('name')} label={texts.name} maxLength={viewNameMaxChars} data-autofocus />
        {children}
        <FormProblem>{form.message}</FormProblem>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {texts.saveAction}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** All views, to be moved, renamed, shared and deleted. */
export function EditDialog({ opened, onClose, views }: DialogProps & { views: readonly SavedView[] }) {
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const close = () => {
    setRenamed(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={renamed ? texts.renameTitle(renamed.name) : texts.editTitle}
      size="xs"
    >
      {renamed ? (
        <RenameForm view={renamed} onClose={() => setRenamed(null)} />
      ) : (
        <>
          <Rows label={texts.own} views={views} scope="personal" onRename={setRenamed} />
          <Rows label={texts.team} views={views} scope="team" onRename={setRenamed} />
          {views.length === 0 && <Text size="sm">{texts.none}</Text>}
        </>
      )}
    </Modal>
  );
}

function RenameForm({ view, onClose }: { view: SavedView; onClose(): void }) {
  const { change } = useViewActions();
  const rename = async (name: string) => {
    await change({ id: view.id, patch: { name } });
    onClose();
  };
  return <NameForm name={view.name} onName={rename} onClose={onClose} />;
}

interface RowsProps {
  label: string;
  views: readonly SavedView[];
  scope: SavedView['scope'];
  onRename(view: SavedView): void;
}

function Rows({ label, views, scope, onRename }: RowsProps) {
  const me = useMe().member;
  const { change, order, remove } = useViewActions();
  const shown = views.filter((it) => it.scope === scope);
  const others = views.filter((it) => it.scope !== scope);
  if (shown.length === 0) return null;
  const move = (at: number, by: -1 | 1) => {
    const ids = shown.map((it) => it.id);
    const [moved = ''] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved);
    order([...ids, ...others.map((it) => it.id)]);
  };
  const share = async ({ id, name }: SavedView) => {
    await change({ id, patch: { scope: 'team' } });
    toastDone(texts.shared(name));
  };
  return (
    <section aria-label={label}>
      <Text size="xs" c="dimmed" mt={4}>
        {label}
      </Text>
      <ul className={classes.rows}>
        {shown.map((view, at) => (
          <li key={view.id} className={classes.row}>
            <span className={classes.name}>{view.name}</span>
            {mayChange(view, me) && (
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <ActionIcon aria-label={texts.change(view.name)}>
                    <IconDots size={18} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <MoveItems
                    moving={{ isFirst: at === 0, isLast: at === shown.length - 1, by: (by) => move(at, by) }}
                  />
                  <Menu.Item onClick={() => onRename(view)}>{texts.rename}</Menu.Item>
                  {scope === 'personal' && (
                    <Menu.Item onClick={() => void share(view).catch(() => {})}>{texts.share}</Menu.Item>
                  )}
                  <Menu.Item color="red.8" onClick={() => remove({ view, among: views.map((it) => it.id) })}>
                    {texts.remove}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
