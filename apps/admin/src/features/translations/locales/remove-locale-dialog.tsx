import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/translations.ts';
import { api } from '../../../connection/api.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { languageName, localesQuery } from '../translation-queries.ts';

export interface LocaleDialogProps {
  locale: string;
  opened: boolean;
  onClose(): void;
}

/** Takes away a language that was added by hand. */
export function RemoveLocaleDialog({ locale, opened, onClose }: LocaleDialogProps) {
  const client = useQueryClient();
  const remove = async () => {
    const { data } = await api('DELETE /settings/translations/:locale', { params: { locale } });
    client.setQueryData(localesQuery.queryKey, data);
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={locale === '' ? '' : texts.removeTitle(languageName(locale))}
      action={texts.remove}
      danger
      confirm={remove}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
