import { texts } from '#texts/assistant-settings.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { AbilitiesCard } from './abilities-card.tsx';
import { AssistantForm } from './assistant-form.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { VoiceCard } from './voice-card.tsx';
import { WordingCard } from './wording-card.tsx';

/** As whom and where the assistant answers, what it does, and what visitors can ask with one tap. */
export function AssistantSettingsPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AreaTabs here="/ai_assistant/settings" />
      <WithSettings>
        {(settings) => (
          <AssistantForm settings={settings}>
            {(card, form) => (
              <>
                <VoiceCard {...card} />
                <WordingCard {...card} />
                <AbilitiesCard {...card} />
                <ChannelsCard {...card} />
                <SuggestionsCard
                  saved={settings.quickReplySettings.suggestionFAQs}
                  list={form.draft.quickReplySettings.suggestionFAQs}
                  problem={form.problems.quickReplySettings}
                  onChange={(suggestionFAQs) => form.set({ quickReplySettings: { suggestionFAQs } })}
                />
              </>
            )}
          </AssistantForm>
        )}
      </WithSettings>
    </Page>
  );
}
