import type { AnalysisResult, Outfit } from '@trueseason/contracts';
import { Figure, sitterOf } from '@trueseason/drawings';
import { garmentWords, wornAs } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { useProfile } from '../../lib/result/season-profile.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './outfit-grid.module.css';
import { OutfitGrid } from './outfit-grid.tsx';

export interface WornOutfitsProps {
  readonly outfits: readonly Outfit[];
  readonly linkText: string;
  readonly result: AnalysisResult;
}

/** Outfit cards on a figure in the person's own skin and hair, in the cut that they chose for their clothing. */
export function WornOutfits({ outfits, linkText, result }: WornOutfitsProps): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const cut = result.evidence.answers?.presentation ?? 'between';
  const sitter = sitterOf(result.evidence, cut, result.coreNeutrals);
  const looks = new Map(profile?.outfits.map((planned) => [planned.id, wornAs(planned, cut)]));
  const pictureOf = ({ id, name }: Outfit): ReactNode => {
    const look = looks.get(id);
    if (!look && !isPending) return null;
    return (
      <div className={styles.figure}>
        {look ? (
          <Figure
            id={`look-${id}`}
            sitter={sitter}
            presentation={cut}
            garments={look.garments}
            ground={look.keyColor.hex}
            title={`“${name}” on a drawn figure: ${garmentWords(look.garments)}`}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    );
  };
  const shown = outfits.map((outfit) => ({ ...outfit, shopUrl: looks.get(outfit.id)?.shopUrl ?? outfit.shopUrl }));
  return <OutfitGrid outfits={shown} linkText={linkText} pictureOf={pictureOf} />;
}
