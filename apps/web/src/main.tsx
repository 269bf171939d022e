import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { logGlobalErrors } from './app/global-errors.ts';
import { startRouter } from './app/start-router.ts';
import { ReplayInput } from './early-input/replay-input.tsx';
import { takeOver } from './early-input/take-over.ts';
import { keepFocus } from './lib/browser/keep-focus.ts';
import { recordMissingCode } from './lib/browser/missing-code.ts';
import { readFilledFields } from './lib/browser/read-filled-fields.ts';

logGlobalErrors();
keepFocus();
recordMissingCode();
readFilledFields();
const root = document.getElementById('root');
if (root) {
  const router = await startRouter();
  // As a transition React draws the first screen in slices of some milliseconds: touches are answered between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ReplayInput takeOver={takeOver}>
          <RouterProvider router={router} />
        </ReplayInput>
      </StrictMode>,
    ),
  );
}
