import { useLocation, useParams } from 'react-router';
import { useMe } from '../../people/me.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { LeadTo } from '../../navigation/lead-to.tsx';

const to = (path: string): LoadPage => {
  const Component = () => <LeadTo to={{ pathname: path, search: useLocation().search }} />;
  return async () => ({ Component });
};

/** The first page of every variant. */
export const firstPage = to('/inbox');
export const anyInbox = to('/inbox');

const MyInbox = () => <LeadTo to="/inbox?view=mine" />;
export const myInbox: LoadPage = async () => ({ Component: MyInbox });

/** A shop has one website; another shop's inbox is not there for this one. */
function WebsiteInbox() {
  const { websiteId, id } = useParams();
  const { search } = useLocation();
  if (websiteId !== useMe().shop.websiteId) return <NotFound />;
  return <LeadTo to={{ pathname: id ? `/inbox/${id}` : '/inbox', search }} />;
}
export const websiteInbox: LoadPage = async () => ({ Component: WebsiteInbox });
