import type { ReactNode } from 'react';
import type { ResultContext } from '../layout/page.tsx';

/** Has no photographs unless an operator supplies them. */
export const Celebrities = ({ result: { reading } }: Pick<ResultContext, 'result'>): ReactNode => (
  <ul className="stack gap-4">
    {reading.celebrities.map(({ name, note, pictureUrl }) => (
      <li key={name} className="stack gap-1 ruled">
        {pictureUrl && <img className="framed" src={pictureUrl} alt={name} loading="lazy" />}
        <h2 className="text-xl">{name}</h2>
        <p className="text-sm soft">{note}</p>
      </li>
    ))}
  </ul>
);
