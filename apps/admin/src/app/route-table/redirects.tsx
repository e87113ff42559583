import { type LoaderFunction, redirect, useLocation, useParams } from 'react-router';
import { knownStatus } from '../../connection/session/session.ts';
import { inbox } from '../../features/conversations/feature.ts';
import { useMe } from '../../people/me.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { LeadTo } from '../../navigation/lead-to.tsx';

/** Where the page is needed, its own loading tells of a failure. */
const fetchInboxAhead = () => void inbox().catch(() => {});

/** Leads those who are signed in to the inbox before anything is drawn; others see the login at this address first. */
const toInbox = (searchOf: (search: string) => string): LoadPage => {
  const Component = () => <LeadTo to={`/inbox${searchOf(useLocation().search)}`} />;
  const loader: LoaderFunction = async ({ request }) => {
    const isIn = (await knownStatus()) === 'in';
    return isIn ? redirect(`/inbox${searchOf(new URL(request.url).search)}`) : null;
  };
  return async () => {
    fetchInboxAhead();
    return { Component, loader };
  };
};

/** A shop has one website; another shop's inbox is not there for this one. */
function WebsiteInbox() {
  const { websiteId, id } = useParams();
  const { search, hash } = useLocation();
  if (websiteId !== useMe().shop.websiteId) return <NotFound />;
  return <LeadTo to={{ pathname: id ? `/inbox/${id}` : '/inbox', search, hash }} />;
}

const websiteInbox: LoadPage = async () => {
  fetchInboxAhead();
  return { Component: WebsiteInbox };
};

/** Addresses that only lead on: the first page of everyone, and older addresses of the inbox. */
export const redirects: Feature = {
  pages: {
    '/': toInbox((search) => search),
    '/to-inbox': toInbox((search) => search),
    '/my-inbox': toInbox(() => '?view=mine'),
    '/website/:websiteId/inbox': websiteInbox,
    '/website/:websiteId/inbox/:id': websiteInbox,
  },
};
