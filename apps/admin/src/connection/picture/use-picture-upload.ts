import { newId } from '@chatty/contract/new-id';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/widget.ts';
import { api } from '../api.ts';
import { pictureRefusal } from '../../ui/picture/picture.ts';
import { failureText } from '../../ui/toast.tsx';

interface Chosen {
  /** Made with the choice: an upload that is tried again is the same file. */
  id: string;
  file: File;
}

/**
 * Uploads a picture for visitors and tells its address, without an origin. The server removes it a day later unless the
 * settings show it by then.
 */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: async ({ id, file }: Chosen) =>
      (await api('POST /files', { query: { id, name: file.name, forVisitors: 'true' }, body: file })).data,
    onMutate: () => setProblem(null),
    onSuccess: ({ url }) => onUploaded(new URL(url).pathname),
    onError: (failure) => setProblem(failureText(failure, texts.picture.failed)),
  });
  const { variables } = upload;
  return {
    problem,
    busy: upload.isPending,
    choose(file: File | null) {
      if (!file) return;
      const refusal = pictureRefusal(file);
      upload.reset();
      setProblem(refusal);
      if (refusal === null) upload.mutate({ id: newId(), file });
    },
    /** Null when there is nothing to try again. */
    tryAgain: upload.isError && variables ? () => upload.mutate(variables) : null,
  };
}
