import { useMutation } from '@tanstack/react-query';
import { texts } from '#texts/translations.ts';
import { api } from '../../../connection/api.ts';

/** Saves all texts of a language as a file on the computer. */
export function useExport(): (locale: string) => void {
  const { mutate } = useMutation({
    meta: { failure: texts.failedToExport },
    mutationFn: (locale: string) => api('GET /settings/translations/:locale/export', { params: { locale } }),
    onSuccess({ data }) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([data.csv], { type: 'text/csv;charset=utf-8' }));
      link.download = data.name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
  return mutate;
}
