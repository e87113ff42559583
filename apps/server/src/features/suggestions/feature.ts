import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { catalogRead } from '../catalog/index.ts';
import { knowledgeChanged } from '../knowledge/index.ts';
import { scopesChanged, shopConnected } from '../shops/index.ts';
import { rehearseSuggestions, rehearseUnrehearsed } from './rehearse-suggestions.ts';
import { suggestionCalls } from './suggestions.calls.ts';
import { rehearseJob, rehearseSoon } from './suggestions.jobs.ts';

export const suggestionsFeature: Feature = {
  name: 'suggestions',
  memberCalls: suggestionCalls,
  jobs: [handle(rehearseJob, rehearseSuggestions)],
  reactions: [
    on(shopConnected, rehearseSoon),
    on(scopesChanged, rehearseSoon),
    on(knowledgeChanged, rehearseSoon),
    on(catalogRead, rehearseSoon),
  ],
  async start(services) {
    await rehearseUnrehearsed(services);
    return () => {};
  },
};
