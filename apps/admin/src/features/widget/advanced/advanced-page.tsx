import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { EditedSettings } from '../../../connection/shop-settings/settings-query.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { texts } from '#texts/widget.ts';
import type { Problems } from '../../../ui/form/problems.ts';
import { advancedFields } from '../fields/field-names.ts';
import { EditorPage } from '../page/editor-page.tsx';
import { sayValue } from '../page/say-value.ts';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { cssProblem } from './css-problem.ts';
import { problemOfPages } from '../fields/page-lines.ts';
import { PagesCard } from './pages-card.tsx';
import { StyleCard } from './style-card.tsx';

/** Where the chatbox is, and what few merchants need. */
export const AdvancedPage = () => (
  <EditorPage page="advanced">{(settings) => <Advanced settings={settings} />}</EditorPage>
);

type Draft = Pick<EditedSettings, (typeof advancedFields)[number]>;

function alsoWrong({ displayPages, customCss }: Draft): Problems<Draft> {
  const problems: Problems<Draft> = {};
  const [pages, css] = [problemOfPages(displayPages), cssProblem(customCss)];
  if (pages) problems.displayPages = pages;
  if (css) problems.customCss = css;
  return problems;
}

function Advanced({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, advancedFields, alsoWrong);
  return (
    <SettingsEditor form={form} settings={settings}>
      <ConflictAlert form={form} labels={texts.names} say={sayValue} />
      <PagesCard form={form} />
      <StyleCard form={form} />
    </SettingsEditor>
  );
}
