import type { ContactNote } from '@chatty/contract/contact-notes';
import { newId } from '@chatty/contract/new-id';
import { ActionIcon, Group, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/conversation-customer.ts';
import { api } from '../../../connection/api.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { useMe } from '../../me.tsx';
import { notesQuery } from '../contact-queries.ts';
import classes from '../contact.module.css';
import { Section } from '../section.tsx';
import { useTyped } from '../typed/typed.ts';
import { useFocusInPlace } from '../typed/use-focus-in-place.ts';
import { NoteForm } from './note-form.tsx';
import { dropNote, showNote } from './show-note.ts';

/** What the team wrote down about a contact, with a field for more. */
export function NotesSection({ contactId }: { contactId: string }) {
  const notes = useQuery(notesQuery(contactId));
  return (
    <Section title={texts.notes}>
      <NewNote contactId={contactId} />
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
  const { typed, keep, now } = useTyped('newNote', contactId);
  const add = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      api('POST /contacts/:id/notes', { params: { id: contactId }, body: { id, text: text.trim() } }),
    onSuccess({ data }, { text }) {
      showNote(client, data);
      const more = now();
      if (more?.id === data.id) keep(more.text === text ? null : { id: newId(), text: more.text });
    },
  });
  return (
    <NoteForm
      text={typed?.text ?? ''}
      // One id until it is written: sent twice, it is the same note.
      onText={(text) => keep(text === '' ? null : { id: typed?.id ?? newId(), text })}
      action={texts.addNote}
      busy={add.isPending}
      submit={() => typed && add.mutate(typed)}
      cancel={typed ? () => keep(null) : undefined}
    />
  );
}

function Note({ note }: { note: ContactNote }) {
  const client = useQueryClient();
  const isOwn = useMe().member.id === note.authorId;
  const { typed, keep, now } = useTyped('note', note.id);
  const focus = useFocusInPlace();
  const [asking, setAsking] = useState(false);
  const params = { id: note.id };
  const end = () => {
    focus.end();
    keep(null);
  };
  const change = useMutation({
    mutationFn: (text: string) => api('PUT /contact-notes/:id', { params, body: { text: text.trim() } }),
    onSuccess({ data }, text) {
      showNote(client, data);
      if (now()?.text === text) end();
    },
  });
  const remove = async () => {
    await api('DELETE /contact-notes/:id', { params });
    dropNote(client, note);
  };
  const edit = () => {
    focus.begin();
    keep({ text: note.text });
  };
  if (typed && isOwn) {
    return (
      <li>
        <NoteForm
          text={typed.text}
          onText={(text) => keep({ text })}
          action={texts.save}
          busy={change.isPending}
          submit={() => change.mutate(typed.text)}
          cancel={end}
          focus={focus}
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
            <ActionIcon size="sm" aria-label={texts.editNote} ref={focus.next} onClick={edit}>
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
