import { Checkbox, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/translations.ts';
import { api } from '../../../connection/api.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { languageName, localesQuery } from '../translation-queries.ts';
import type { LocaleDialogProps } from './remove-locale-dialog.tsx';

/** Lets the language model translate what is missing. */
export function MachineDialog({ locale, opened, onClose }: LocaleDialogProps) {
  const [overwrite, setOverwrite] = useState(false);
  const client = useQueryClient();
  const begin = async () => {
    const { data } = await api('POST /settings/translations/:locale/machine', {
      params: { locale },
      body: { overwrite },
    });
    void client.invalidateQueries({ queryKey: localesQuery.queryKey });
    toastDone(texts.machineBegun(data.total));
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={locale === '' ? '' : texts.machineTitle(languageName(locale))}
      action={texts.machineAction}
      confirm={begin}
    >
      <Stack gap="sm">
        <Text size="sm">{texts.machineText}</Text>
        <Checkbox
          label={texts.machineOverwrite}
          checked={overwrite}
          onChange={(event) => setOverwrite(event.currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
