import { domainEvent } from '../../platform/domain-event.ts';

/** A tag is gone: what had it gets `into` in its place, or nothing. */
export interface RemovedTag {
  id: string;
  into: string | null;
}

export const tagRemoved = domainEvent<RemovedTag>('tag.removed');
