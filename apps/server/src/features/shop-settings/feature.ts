import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { catalogRead } from '../catalog/index.ts';
import { assistantTried } from '../copilot/index.ts';
import { knowledgeChanged } from '../knowledge/index.ts';
import { planChanged, scopesChanged, shopConnected, storeMoved } from '../shops/index.ts';
import { followStore } from './follow-store.ts';
import { keepTested } from './keep-tested.ts';
import { shopSettingsCalls } from './shop-settings.calls.ts';
import { shopSettingsTraces } from './shop-settings.traces.ts';
import { rehearseSuggestions, rehearseUnrehearsed } from './suggestions/rehearse-suggestions.ts';
import { tellOfPlan } from './telling/tell-of-plan.ts';
import { rehearseJob, rehearseSoon } from './suggestions/suggestions.jobs.ts';

export const shopSettingsFeature: Feature = {
  name: 'shop-settings',
  traces: shopSettingsTraces,
  memberCalls: shopSettingsCalls,
  jobs: [handle(rehearseJob, rehearseSuggestions)],
  reactions: [
    on(shopConnected, rehearseSoon),
    on(scopesChanged, rehearseSoon),
    on(planChanged, tellOfPlan),
    on(storeMoved, followStore),
    on(knowledgeChanged, rehearseSoon),
    on(catalogRead, rehearseSoon),
    on(assistantTried, keepTested),
  ],
  async start(services) {
    await rehearseUnrehearsed(services);
    return () => {};
  },
};
