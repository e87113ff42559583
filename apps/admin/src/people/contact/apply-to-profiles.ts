import type { ContactProfile } from '@chatty/contract/contacts';
import type { LiveEvent } from '@chatty/contract/live';
import { tagsWithout } from '@chatty/contract/tag-lists';
import type { QueryClient } from '@tanstack/react-query';
import { changeHeld } from '../../connection/live/change-held.ts';
import { profilesKey } from './contact-queries.ts';

/** What changes contacts without naming them: a tag that is gone, and the end of an import. */
export function applyToProfiles(client: QueryClient, { type, payload }: LiveEvent): void {
  if (type === 'tag.removed')
    changeHeld<ContactProfile>(client, profilesKey, (held) => ({ ...held, tagIds: tagsWithout(held.tagIds, payload) }));
  if (type === 'contact.import' && payload.state !== 'running')
    void client.invalidateQueries({ queryKey: profilesKey });
}
