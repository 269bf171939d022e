import { Cloth } from '@trueseason/print/drawings';
import { COOL_WINTER } from '@trueseason/style/seasons/cool-winter';
import { isSeasonName } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { textOf } from '../../order/read-result.ts';
import { leadColorOf } from '../accent.ts';
import type { ResultContext } from '../layout/page.tsx';
import styles from './identity.module.css';

/** The season in its own words, with the second below it. */
export function Identity({ result }: Pick<ResultContext, 'result'>): ReactNode {
  const texts = isSeasonName(result.season)
    ? {
        tagline: textOf(result, 'tagline'),
        personality: textOf(result, 'personality'),
        signature: textOf(result, 'signature'),
      }
    : COOL_WINTER;
  return (
    <div className={`stack gap-6 columns ${styles.identity}`} style={{ '--columns': '5fr 7fr' }}>
      <div className={styles.cloth}>
        <Cloth hex={leadColorOf(result)} seed={5} edge={0} height={160} id="identity" />
      </div>
      <div className="stack gap-4">
        <p className={`badge strong ${styles.badge}`}>You are a {result.season}</p>
        <p>{textOf(result, 'verdict')}</p>
        <p className="heading text-2xl">{texts.tagline}</p>
        <p>{texts.personality}</p>
        <blockquote className="heading narrow breaks">{texts.signature}</blockquote>
        <p className="soft">{result.description}</p>
      </div>
    </div>
  );
}
