import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { faqPagePath } from '@chatty/contract/settings/options';
import { Anchor, Stack, Switch, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/faq-page.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageFields } from '../../../ui/form/page-fields.tsx';
import { CategoryLinks } from './category-links.tsx';
import { PagePreview } from './page-preview.tsx';
import { SeoFields } from './seo-fields.tsx';

const names = ['faqPageSettings'] as const;
const labels = { faqPageSettings: texts.settings };

/** Where the store's FAQ page is, and what is set of it. */
export function FaqPageCard() {
  return <WithSettings>{(settings) => <FaqPageForm settings={settings} />}</WithSettings>;
}

function FaqPageForm({ settings }: { settings: SavedSettings }) {
  const { shop } = useMe();
  const form = useSettingsForm(settings, names);
  const page = form.draft.faqPageSettings;
  const set = (part: Partial<typeof page>) => form.set({ faqPageSettings: { ...page, ...part } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const address = `${shop.storefrontUrl}${faqPagePath}`;
  return (
    <Card title={texts.title}>
      {form.bar}
      <form id={form.formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          <ConflictAlert form={form} labels={labels} />
          <Text size="sm">
            {texts.about}{' '}
            {form.saved.faqPageSettings.isEnabled ? (
              <Anchor href={address} target="_blank" rel="noopener" underline="always" inherit>
                {texts.view}
              </Anchor>
            ) : (
              texts.off
            )}
          </Text>
          <PageFields page={page} words={texts} problem={form.problems.faqPageSettings} set={set} />
          <Switch
            label={texts.isShowSearch}
            checked={page.isShowSearch}
            onChange={(event) => set({ isShowSearch: event.currentTarget.checked })}
          />
          <Switch
            label={texts.isShowCategories}
            checked={page.isShowCategories}
            onChange={(event) => set({ isShowCategories: event.currentTarget.checked })}
          />
          {form.saved.faqPageSettings.isEnabled && form.saved.faqPageSettings.isShowCategories && (
            <CategoryLinks address={address} />
          )}
          <PagePreview draft={page} />
          <SeoFields page={page} address={address} set={set} />
        </Stack>
      </form>
    </Card>
  );
}
