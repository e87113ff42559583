import { redirect, useLocation, useParams } from 'react-router';
import { inbox } from '../../features/conversations/feature.ts';
import { useMe } from '../../people/me.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage, LoadRoute } from '../../navigation/path-entry.ts';
import { LeadTo } from '../../navigation/lead-to.tsx';

const toInbox: LoadRoute = async () => ({
  loader: ({ request }) => redirect(`/inbox${new URL(request.url).search}`),
});
const toMyInbox: LoadRoute = async () => ({ loader: () => redirect('/inbox?view=mine') });

/** A shop has one website; another shop's inbox is not there for this one. */
function WebsiteInbox() {
  const { websiteId, id } = useParams();
  const { search } = useLocation();
  if (websiteId !== useMe().shop.websiteId) return <NotFound />;
  return <LeadTo to={{ pathname: id ? `/inbox/${id}` : '/inbox', search }} />;
}

/** Whether it leads to the inbox is known only once somebody is signed in: the inbox's code comes meanwhile. */
const websiteInbox: LoadPage = async () => {
  // Where the page is needed, its own loading tells of a failure.
  inbox().catch(() => {});
  return { Component: WebsiteInbox };
};

/** Addresses that only lead on: the first page of everyone, and older addresses of the inbox. */
export const redirects: Feature = {
  pages: {
    '/': toInbox,
    '/to-inbox': toInbox,
    '/my-inbox': toMyInbox,
    '/website/:websiteId/inbox': websiteInbox,
    '/website/:websiteId/inbox/:id': websiteInbox,
  },
};
