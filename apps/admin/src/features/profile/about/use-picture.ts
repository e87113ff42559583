import { newId } from '@chatty/contract/new-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
import { showProfile } from '../../../people/profile.ts';
import { failureText, toastDone, toastFailure } from '../../../ui/toast.tsx';
import { pictureRefusal } from '../../../ui/picture/picture.ts';

/** A picture that was chosen and is not the account's yet. */
interface Chosen {
  /** Made with the choice: an upload that is tried again is the same file. */
  id: string;
  file: File;
  preview: string;
}

/** One's picture: shown as soon as it is chosen; a failure keeps the choice, to be tried again. */
export function usePicture() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = chosen?.preview;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const upload = useMutation({
    async mutationFn({ id, file }: Chosen) {
      await api('POST /files', { query: { id, name: file.name }, body: file });
      return (await api('PUT /profile', { body: { avatarFileId: id } })).data;
    },
    onMutate: () => setProblem(null),
    onSuccess(profile) {
      showProfile(client, profile);
      setChosen(null);
      toastDone(texts.picture.saved);
    },
    onError: (failure) => setProblem(failureText(failure, texts.picture.failed)),
  });
  const remove = useMutation({
    mutationFn: async () => (await api('PUT /profile', { body: { avatarFileId: null } })).data,
    onSuccess: (profile) => showProfile(client, profile),
    onError: (failure) => toastFailure(failure),
  });

  const choose = (file: File | null) => {
    if (!file) return;
    const refusal = pictureRefusal(file);
    setProblem(refusal);
    if (refusal !== null) return setChosen(null);
    const choice = { id: newId(), file, preview: URL.createObjectURL(file) };
    setChosen(choice);
    upload.mutate(choice);
  };
  return {
    preview,
    problem,
    choose,
    busy: upload.isPending || remove.isPending,
    /** Null when there is nothing to try again. */
    tryAgain: chosen && upload.isError ? () => upload.mutate(chosen) : null,
    remove: () => remove.mutate(),
  };
}
