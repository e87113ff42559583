import { domainEvent } from '../../platform/domain-event.ts';

/** A contact opened, in a browser that is known to be theirs, a link that was mailed to them: they read what is mailed there. */
export const ownLinkOpened = domainEvent<{ contactId: string; email: string }>('widget.own-link-opened');
