import { useQuery } from '@tanstack/react-query';
import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from '@trueseason/seasons';
import { isSeasonName } from '@trueseason/seasons/ring';

async function fetchProfile(season: SeasonName): Promise<SeasonProfile | null> {
  if (!isSeasonName(season)) return null;
  const { loadSeasonProfile } = await import('@trueseason/seasons/load-season-profile');
  return loadSeasonProfile(season);
}

/** What is drawn for a season (jewelry and frames), loaded when a step asks for it; null for an unknown season. */
export const useProfile = ({ season }: { readonly season: SeasonName }) =>
  useQuery({
    queryKey: ['season-profile', season],
    queryFn: () => fetchProfile(season),
    // Its modules are kept on the device: without a network it must not wait for one.
    networkMode: 'always',
  });
