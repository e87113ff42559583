import { shownSeconds } from '@chatty/contract/settings/popups/popup-rules';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/popups.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { type PopupDrafts, welcomeContent } from '../popup-draft.ts';
import { PopupEditor, PopupPage } from '../popup-page.tsx';
import { usePopupForm } from '../use-popup-form.ts';
import { PopupPicture, WordsCard } from '../words-card.tsx';

const field = 'welcomePopupSetting';
const names = [field] as const;

/** The greeting that opens the chat. */
export const WelcomePopupPage = () => <PopupPage>{(settings) => <Welcome settings={settings} />}</PopupPage>;

function Welcome({ settings }: { settings: SavedSettings }) {
  const { form, wrong } = usePopupForm(settings, field, names);
  const draft = form.draft[field];
  const change = (part: Partial<PopupDrafts['welcome']>) => form.set({ [field]: { ...draft, ...part } });
  const props = { draft, wrong, change };
  return (
    <PopupEditor
      kind="welcome"
      field={field}
      form={form}
      settings={settings}
      content={welcomeContent(draft)}
      {...props}
    >
      <WordsCard {...props}>
        <PopupPicture {...props} />
        <NumberField
          label={texts.names.shownFor}
          description={texts.hints.shownFor}
          value={draft.shownFor}
          {...shownSeconds}
          error={wrong.shownFor}
          onChange={(shownFor) => change({ shownFor })}
        />
      </WordsCard>
    </PopupEditor>
  );
}
