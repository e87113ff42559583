import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import { inbox } from '../../features/conversations/feature.ts';
import { useMe } from '../../people/me.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { LeadTo } from '../../navigation/lead-to.tsx';

/** What leads to the inbox. Whether it does is known only once somebody is signed in: the inbox's code comes meanwhile. */
const toInbox =
  (Component: ComponentType): LoadPage =>
  async () => {
    // Where the page is needed, its own loading tells of a failure.
    inbox().catch(() => {});
    return { Component };
  };

const AllInbox = () => <LeadTo to={{ pathname: '/inbox', search: useLocation().search }} />;
const MyInbox = () => <LeadTo to="/inbox?view=mine" />;

/** A shop has one website; another shop's inbox is not there for this one. */
function WebsiteInbox() {
  const { websiteId, id } = useParams();
  const { search } = useLocation();
  if (websiteId !== useMe().shop.websiteId) return <NotFound />;
  return <LeadTo to={{ pathname: id ? `/inbox/${id}` : '/inbox', search }} />;
}

const toWebsiteInbox = toInbox(WebsiteInbox);

/** Addresses that only lead on: the first page of everyone, and older addresses of the inbox. */
export const redirects: Feature = {
  pages: {
    '/': toInbox(AllInbox),
    '/to-inbox': toInbox(AllInbox),
    '/my-inbox': toInbox(MyInbox),
    '/website/:websiteId/inbox': toWebsiteInbox,
    '/website/:websiteId/inbox/:id': toWebsiteInbox,
  },
};
