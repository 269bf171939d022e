import type { ReactNode } from 'react';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import type { ResultContext } from '../layout/page.tsx';
import styles from './celebrities.module.css';

/** Has no photographs unless an operator supplies them; cloth in shared colors takes their place. */
export const Celebrities = ({ result: { reading } }: Pick<ResultContext, 'result'>): ReactNode => (
  <ul className={styles.celebrities}>
    {reading.celebrities.map(({ name, note, colors, pictureUrl }, i) => (
      <li key={name} className="stack gap-3 ruled">
        {pictureUrl && <img className="framed" src={pictureUrl} alt={name} loading="lazy" />}
        <div className="stack gap-1">
          <h2 className="text-2xl">{name}</h2>
          <p>{note}</p>
        </div>
        <ClothGrid id={`shared-${i}`} columns={3} colors={colors} />
      </li>
    ))}
  </ul>
);
