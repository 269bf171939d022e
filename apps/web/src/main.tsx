import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { logGlobalErrors } from './app/global-errors.ts';
import { startRouter } from './app/start-router.ts';

logGlobalErrors();
const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <RouterProvider router={await startRouter()} />
    </StrictMode>
  );
  // Content pages arrive rendered; the others start empty.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
