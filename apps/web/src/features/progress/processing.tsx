import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ProgressScreen } from './progress-screen.tsx';

/** Follows the order that the address names by its number or by its payment. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  return <ProgressScreen id={id} />;
}
