import { useQuery } from '@tanstack/react-query';
import type { SeasonName } from '@trueseason/contracts';
import { RING_ORDER } from '@trueseason/drawings';
import { isSeasonName } from '@trueseason/seasons/ring';
import { type ReactNode, useId, useState } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { countFreeCheck, freeChecksLeft } from '../../lib/garment/free-checks.ts';
import { wardrobeFor } from '../../lib/garment/wardrobe.ts';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './garment.module.css';
import { GarmentRoom } from './garment-room.tsx';

/** For who has no result here: a season that they name themselves, and two garments a day. */
export function AnySeason(): ReactNode {
  const [season, setSeason] = useState<SeasonName | null>(null);
  const [left, setLeft] = useState(freeChecksLeft);
  // The garment that was the last of the day is still there to be pointed at.
  const [began] = useState(left);
  const { data: wardrobe } = useQuery({
    queryKey: ['wardrobe', season],
    queryFn: () => (season ? wardrobeFor(season) : null),
  });
  const count = (): void => {
    countFreeCheck();
    setLeft(freeChecksLeft());
  };
  return (
    <>
      {season && wardrobe && began > 0 ? (
        <GarmentRoom
          wardrobe={wardrobe}
          whose={<Seasons season={season} onChoose={setSeason} />}
          full={left === 0}
          onChecked={count}
        />
      ) : (
        <Seasons season={season} onChoose={setSeason} />
      )}
      <div className={styles.free}>
        <p>
          {left === 0
            ? 'You’ve used your two free checks for today. With your own result there’s no limit, and we check your palette.'
            : `${left === 1 ? 'One more' : 'Two'} for free today. With your own result there’s no limit.`}
        </p>
        <ButtonLink look="quiet" to={paths.upload}>
          Find my season
        </ButtonLink>
      </div>
    </>
  );
}

function Seasons({
  season,
  onChoose,
}: {
  readonly season: SeasonName | null;
  readonly onChoose: (season: SeasonName) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.seasons}>
      <label htmlFor={id}>Before the palette of</label>
      <select id={id} value={season ?? ''} onChange={({ target: { value } }) => isSeasonName(value) && onChoose(value)}>
        <option value="" disabled>
          Choose a season
        </option>
        {RING_ORDER.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
