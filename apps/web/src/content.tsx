import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { contentPage } from './app/content-pages.tsx';
import { logGlobalErrors } from './app/global-errors.ts';
import { ReplayInput } from './early-input/replay-input.tsx';
import { trackPage } from './lib/analytics/analytics.ts';
import { CurrentPath } from './lib/navigation/navigation.ts';

logGlobalErrors();
const { pathname, search } = window.location;
const root = document.getElementById('root');
const page = await contentPage(pathname);
if (root && page) {
  trackPage(pathname, search);
  hydrateRoot(
    root,
    <StrictMode>
      <ReplayInput>
        <CurrentPath value={pathname}>{page}</CurrentPath>
      </ReplayInput>
    </StrictMode>,
  );
}
