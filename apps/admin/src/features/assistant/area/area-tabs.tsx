import { texts } from '#texts/assistant.ts';
import { LeadTo } from '../../../navigation/lead-to.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { assistantFeature } from '../feature.ts';

/** The parts of the area, in their order. Source: specification, section 2. */
const parts = [
  { to: '/ai_assistant/instruction', label: texts.tabs.instructions },
  { to: '/ai_assistant/optimize', label: texts.tabs.optimize },
  { to: '/ai_assistant/data_sources', label: texts.tabs.dataSources },
  { to: '/ai_assistant/products', label: texts.tabs.products },
  { to: '/ai_assistant/discounts', label: texts.tabs.discounts },
  { to: '/ai_assistant/test', label: texts.tabs.test },
  { to: '/ai_assistant/settings', label: texts.tabs.settings },
];

/** The address of the menu's entry, which leads to the first part. */
export const areaPath = '/ai_assistant';

/** Those that are built: a part is there as soon as the feature has its page. */
export const builtParts = () => parts.filter(({ to }) => to in (assistantFeature.pages ?? {}));

/** The area's own navigation. */
export const AreaTabs = ({ here }: { here: string }) => (
  <LinkTabs label={texts.tabs.label} tabs={builtParts().map((it) => ({ ...it, isHere: it.to === here }))} />
);

/** The first part of the area. */
export const AreaStart = () => <LeadTo to={builtParts()[0]?.to ?? '/'} />;
