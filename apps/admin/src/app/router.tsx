import { createBrowserRouter, createPath } from 'react-router';
import { dropHostParameters } from '../ui/embedded/host-parameters.ts';
import { readPendingAddressBy } from '../navigation/pending-address.ts';
import { routes } from './routes.tsx';

dropHostParameters();

export const router = createBrowserRouter(routes);

readPendingAddressBy(() => {
  const { location } = router.state.navigation;
  return location ? createPath(location) : null;
});
