import { useQuery } from '@tanstack/react-query';
import type { SeasonName } from '@trueseason/contracts';
import { RING_ORDER } from '@trueseason/drawings';
import { isSeasonName } from '@trueseason/seasons/ring';
import { type ReactNode, useId, useState } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './garment.module.css';
import { GarmentRoom } from './garment-room.tsx';
import { wardrobeFor } from './wardrobe.ts';

/** For visitors without a result here: a season of their choice. */
export function AnySeason(): ReactNode {
  const [season, setSeason] = useState<SeasonName | null>(null);
  const { data: wardrobe } = useQuery({
    queryKey: ['wardrobe', season],
    queryFn: () => (season ? wardrobeFor(season) : null),
  });
  const seasons = <Seasons season={season} onChoose={setSeason} />;
  return (
    <>
      {season && wardrobe ? <GarmentRoom wardrobe={wardrobe} whose={seasons} /> : seasons}
      <div className={`stack start gap-3 ${styles.free}`}>
        <p>With your own result, we check your palette.</p>
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
