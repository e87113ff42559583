import { useMutation } from '@tanstack/react-query';
import { texts as uiTexts } from '#texts/ui.ts';
import { api } from '../../connection/api.ts';
import { saveText } from '../../ui/browser/save-text.ts';
import { toastFailure } from '../../ui/toast.tsx';

/** Saves everything that is held about a contact as a file. */
export const useDataExport = (contactId: string) =>
  useMutation({
    mutationFn: () => api('GET /contacts/:id/export', { params: { id: contactId } }),
    onSuccess: ({ data }) => saveText(`contact-${contactId}.json`, 'application/json', [JSON.stringify(data, null, 2)]),
    onError: (problem) => toastFailure(problem, uiTexts.failedToLoad),
  });
