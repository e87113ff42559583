import { useLocation, useParams } from 'react-router';
import { useMe } from '../../people/me.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { LeadTo } from '../../navigation/lead-to.tsx';

const to = (path: string): LoadPage => {
  const Component = () => <LeadTo to={{ pathname: path, search: useLocation().search }} />;
  return async () => ({ Component });
};

const MyInbox = () => <LeadTo to="/inbox?view=mine" />;

/** A shop has one website; another shop's inbox is not there for this one. */
function WebsiteInbox() {
  const { websiteId, id } = useParams();
  const { search } = useLocation();
  if (websiteId !== useMe().shop.websiteId) return <NotFound />;
  return <LeadTo to={{ pathname: id ? `/inbox/${id}` : '/inbox', search }} />;
}

const websiteInbox: LoadPage = async () => ({ Component: WebsiteInbox });

/** Addresses that only lead on: the first page of everyone, and older addresses of the inbox. */
export const redirects: Feature = {
  pages: {
    '/': to('/inbox'),
    '/to-inbox': to('/inbox'),
    '/my-inbox': async () => ({ Component: MyInbox }),
    '/website/:websiteId/inbox': websiteInbox,
    '/website/:websiteId/inbox/:id': websiteInbox,
  },
};
