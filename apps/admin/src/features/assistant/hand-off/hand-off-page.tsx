import { texts } from '#texts/hand-off.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { AssistantForm } from '../settings/assistant-form.tsx';
import { HoursCard } from './hours-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TopicsCard } from './topics-card.tsx';

/** When a conversation goes to a person by itself, what the visitor is told then, and who hears of it. */
export function HandOffPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AreaTabs here="/ai_assistant/hand_off" />
      <WithSettings>
        {(settings) => (
          <AssistantForm settings={settings}>
            {(card) => (
              <>
                <HoursCard {...card} />
                <RulesCard {...card} />
                <TopicsCard {...card} />
                <ReachCard {...card} />
              </>
            )}
          </AssistantForm>
        )}
      </WithSettings>
    </Page>
  );
}
