import { Switch, Textarea, TextInput } from '@mantine/core';

/** What a page of the store says above all else, and whether it is there. */
export interface PageOfStore {
  isEnabled: boolean;
  title: string;
  description: string;
}

interface PageFieldsProps {
  page: PageOfStore;
  words: { isEnabled: string; pageTitle: string; description: string; descriptionHint: string };
  problem: string | undefined;
  set(part: Partial<PageOfStore>): void;
}

/** Whether a page of the store is there, and its title and description. */
export function PageFields({ page, words, problem, set }: PageFieldsProps) {
  return (
    <>
      <Switch
        label={words.isEnabled}
        checked={page.isEnabled}
        onChange={(event) => set({ isEnabled: event.currentTarget.checked })}
      />
      <TextInput
        label={words.pageTitle}
        required
        value={page.title}
        error={problem}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label={words.description}
        description={words.descriptionHint}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={300}
        value={page.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
    </>
  );
}
