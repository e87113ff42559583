import { texts } from '#texts/assistant.ts';
import { LeadTo } from '../../../navigation/lead-to.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { SetupGuide } from '../guide/guide.tsx';
import { AssistantSwitch } from './assistant-switch.tsx';
import { quickAnswersPath } from '../quick-answers/suggestions.ts';
import { UsageBanner, usagePath } from '../usage/usage-banner.tsx';

/** The parts of the area that have a page, in their order: a test compares them with the route table. */
export const parts = [
  { to: '/ai_assistant/instruction', label: texts.tabs.instruction },
  { to: '/ai_assistant/optimize', label: texts.tabs.optimize },
  { to: '/ai_assistant/data_sources', label: texts.tabs.dataSources },
  { to: '/ai_assistant/products', label: texts.tabs.products },
  { to: '/ai_assistant/discounts', label: texts.tabs.discounts },
  { to: '/ai_assistant/hand_off', label: texts.tabs.handOff },
  { to: '/ai_assistant/test', label: texts.tabs.test },
  { to: '/ai_assistant/log', label: texts.tabs.log },
  { to: '/ai_assistant/quality', label: texts.tabs.quality },
  { to: '/ai_assistant/usage', label: texts.tabs.usage },
  { to: '/ai_assistant/settings', label: texts.tabs.settings },
] as const;

/** The area's own navigation, and below it the guide while the assistant is being set up. */
export const AreaTabs = ({ here }: { here: (typeof parts)[number]['to'] | null }) => (
  <>
    <AssistantSwitch isThere={here === null} />
    <LinkTabs label={texts.tabs.label} tabs={parts.map((it) => ({ ...it, isHere: it.to === here }))} />
    {here !== usagePath && <UsageBanner />}
    <SetupGuide />
  </>
);

/** Where the area begins. */
export const AreaStart = () => <LeadTo to={parts[0].to} />;

/** The specification has a second address for the quick answers, and says of it nothing else. */
export const OldStart = () => <LeadTo to={quickAnswersPath} />;
