import { type ContactNote, noteMaxChars } from '@chatty/contract/contact-notes';
import { newId } from '@chatty/contract/new-id';
import { ActionIcon, Button, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { texts } from '#texts/conversation-customer.ts';
import { api } from '../../connection/api.ts';
import { ConfirmDialog } from '../../ui/form/confirm-dialog.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { useMe } from '../me.tsx';
import { notesQuery } from './contact-queries.ts';
import classes from './contact.module.css';
import { dropNote, showNote } from './show-note.ts';
import { Section } from './section.tsx';

/** What the team wrote down about a contact, with a field for more. */
export function NotesSection({ contactId }: { contactId: string }) {
  const notes = useQuery(notesQuery(contactId));
  return (
    <Section title={texts.notes}>
      <NewNote key={contactId} contactId={contactId} />
      {notes.isPending && <Skeleton height={12} mt={12} aria-busy />}
      {notes.isError && !notes.data && (
        <p className={classes.soft} role="alert">
          {texts.notesFailed}{' '}
          <button type="button" className={classes.link} onClick={() => void notes.refetch()}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {notes.data && notes.data.length > 0 && (
        <ul className={classes.notes}>
          {notes.data.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function NewNote({ contactId }: { contactId: string }) {
  const client = useQueryClient();
  // One id until it is written: sent twice, it is the same note.
  const id = useRef(newId());
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () =>
      api('POST /contacts/:id/notes', { params: { id: contactId }, body: { id: id.current, text: text.trim() } }),
    onSuccess({ data }) {
      showNote(client, data);
      id.current = newId();
      setText('');
    },
  });
  return (
    <NoteForm
      text={text}
      onText={setText}
      action={texts.addNote}
      busy={add.isPending}
      submit={() => add.mutate()}
      cancel={text === '' ? undefined : () => setText('')}
    />
  );
}

interface NoteFormProps {
  text: string;
  onText(text: string): void;
  action: string;
  busy: boolean;
  submit(): void;
  cancel: (() => void) | undefined;
}

function NoteForm({ text, onText, action, busy, submit, cancel }: NoteFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') submit();
  };
  return (
    <form onSubmit={send}>
      <Stack gap={6}>
        <Textarea
          size="xs"
          autosize
          minRows={1}
          maxRows={8}
          aria-label={texts.noteOn}
          placeholder={texts.notePlaceholder}
          maxLength={noteMaxChars}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {(text.trim() !== '' || cancel) && (
          <Group gap={6}>
            <Button type="submit" size="compact-xs" loading={busy} disabled={text.trim() === ''}>
              {action}
            </Button>
            {cancel && (
              <Button variant="default" size="compact-xs" onClick={cancel}>
                {texts.cancel}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}

function Note({ note }: { note: ContactNote }) {
  const client = useQueryClient();
  const isOwn = useMe().member.id === note.authorId;
  const [draft, setDraft] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const params = { id: note.id };
  const change = useMutation({
    mutationFn: (text: string) => api('PUT /contact-notes/:id', { params, body: { text } }),
    onSuccess({ data }) {
      showNote(client, data);
      setDraft(null);
    },
  });
  const remove = async () => {
    await api('DELETE /contact-notes/:id', { params });
    dropNote(client, note);
  };
  if (draft !== null) {
    return (
      <li>
        <NoteForm
          text={draft}
          onText={setDraft}
          action={texts.save}
          busy={change.isPending}
          submit={() => change.mutate(draft.trim())}
          cancel={() => setDraft(null)}
        />
      </li>
    );
  }
  return (
    <li>
      <p className={classes.noteText} dir="auto">
        {note.text}
      </p>
      <div className={classes.noteFoot}>
        <span>{note.authorName}</span>
        <RelativeTime at={note.createdAt} />
        {note.editedAt && <span>{texts.edited}</span>}
        {isOwn && (
          <Group gap={2} ml="auto">
            <ActionIcon size="sm" aria-label={texts.editNote} onClick={() => setDraft(note.text)}>
              <IconPencil size={13} />
            </ActionIcon>
            <ActionIcon size="sm" aria-label={texts.deleteNote} onClick={() => setAsking(true)}>
              <IconTrash size={13} />
            </ActionIcon>
          </Group>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={texts.deleteNoteTitle}
        action={texts.delete}
        danger
        confirm={remove}
        onClose={() => setAsking(false)}
      >
        {texts.deleteNoteMeans}
      </ConfirmDialog>
    </li>
  );
}
