import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Root } from './app/root.tsx';
import { resume } from './app/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void resume();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Root />
    </Providers>
  </StrictMode>,
);
