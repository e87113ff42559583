import { domainEvent } from '../../platform/domain-event.ts';

/** Something is found now that was not found before, or no more; or the store's pages were read. */
export const knowledgeChanged = domainEvent('knowledge.changed');
