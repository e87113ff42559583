import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Root } from './app/root.tsx';
import { keepInstallOffer } from './app/shell/user/install-offer.ts';
import { linkPath, resume } from './app/session/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

keepInstallOffer();
// A one-time link brings a session of its own; asking for the old one beside it would race with it.
if (window.location.pathname !== linkPath) void resume();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Root />
    </Providers>
  </StrictMode>,
);
