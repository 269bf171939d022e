import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { router } from './router.tsx';

export const App = (): ReactNode => <RouterProvider router={router} />;
