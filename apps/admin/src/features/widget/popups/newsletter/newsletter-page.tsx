import { NewsletterPopup } from '@chatty/contract/settings/popups/popup-settings';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { TextInput } from '@mantine/core';
import { texts } from '#texts/popups.ts';
import { CountedText } from '../../fields/counted-text.tsx';
import { newsletterContent, type PopupDrafts } from '../popup-draft.ts';
import { PopupEditor, PopupPage } from '../popup-page.tsx';
import { usePopupForm } from '../use-popup-form.ts';
import { PopupPicture, WordsCard } from '../words-card.tsx';

const field = 'newsletterPopupSettings';
const names = [field] as const;
const { consentText, successText, discountCode } = NewsletterPopup.shape;

/** Asks for e-mail addresses. */
export const NewsletterPopupPage = () => <PopupPage>{(settings) => <Newsletter settings={settings} />}</PopupPage>;

function Newsletter({ settings }: { settings: SavedSettings }) {
  const { form, wrong } = usePopupForm(settings, field, names);
  const draft = form.draft[field];
  const change = (part: Partial<PopupDrafts['newsletter']>) => form.set({ [field]: { ...draft, ...part } });
  const props = { draft, wrong, change };
  return (
    <PopupEditor
      kind="newsletter"
      field={field}
      form={form}
      settings={settings}
      content={newsletterContent(draft)}
      {...props}
    >
      <WordsCard {...props}>
        <CountedText
          label={texts.names.consentText}
          description={texts.hints.consentText}
          value={draft.consentText}
          max={consentText.unwrap().maxLength ?? 0}
          error={wrong.consentText}
          onChange={(text) => change({ consentText: text })}
        />
        <CountedText
          label={texts.names.successText}
          value={draft.successText}
          max={successText.unwrap().maxLength ?? 0}
          error={wrong.successText}
          onChange={(text) => change({ successText: text })}
        />
        <TextInput
          label={texts.names.discountCode}
          description={texts.hints.discountCode}
          spellCheck={false}
          autoComplete="off"
          maxLength={discountCode.unwrap().maxLength ?? undefined}
          value={draft.discountCode}
          error={wrong.discountCode}
          onChange={(event) => change({ discountCode: event.currentTarget.value })}
        />
        <PopupPicture {...props} />
      </WordsCard>
    </PopupEditor>
  );
}
