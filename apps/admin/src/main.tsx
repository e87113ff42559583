import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Root } from './app/root.tsx';
import { keepInstallOffer } from './app/shell/user/install-offer.ts';
import { linkPath, resume } from './connection/session/session.ts';
import { keepBrowserTold } from './ui/color-scheme/color-scheme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

keepBrowserTold();
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
