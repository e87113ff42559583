import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/instruction-versions.ts';
import { saveSettings } from '../../../connection/shop-settings/settings-query.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';

/** Saves a version once more, as the latest; what it replaced comes back the same way. */
export function useRestore({ id, aiAssistantSettings: now }: SavedSettings) {
  const client = useQueryClient();
  const save = (from: string, to: string) => {
    const part = (customInstruction: string) => ({ aiAssistantSettings: { ...now, customInstruction } });
    return saveSettings(client, id, part(to), part(from));
  };
  return useMutation({
    async mutationFn(text: string) {
      // By the time it is saved, what is saved is this one.
      const former = now.customInstruction;
      await save(former, text);
      return former;
    },
    onSuccess: (former, text) =>
      void toastDone(texts.restored, {
        label: texts.undo,
        run: () => void save(text, former).catch((problem) => toastFailure(problem, texts.failedToRestore)),
      }),
    onError: (problem) => toastFailure(problem, texts.failedToRestore),
  });
}
