import { BRAND } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../link/link.tsx';
import styles from './logo.module.css';

export const Logo = (): ReactNode => (
  <Link to={paths.home} className={styles.logo}>
    <SeasonRing plain size={30} className={styles.ring} />
    {BRAND.name}
  </Link>
);
