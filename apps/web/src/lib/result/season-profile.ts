import { useQuery } from '@tanstack/react-query';
import type { AnalysisResult } from '@trueseason/contracts';
import type { PersonalProfile } from '@trueseason/seasons';
import { isSeasonName } from '@trueseason/seasons/ring';

async function fetchProfile({ season, evidence }: AnalysisResult): Promise<PersonalProfile | null> {
  if (!isSeasonName(season)) return null;
  const [{ loadSeasonProfile }, { personalize }] = await Promise.all([
    import('@trueseason/seasons/load-season-profile'),
    import('@trueseason/seasons/personalize'),
  ]);
  return personalize(await loadSeasonProfile(season), evidence);
}

/** The season's full knowledge in this person's order, loaded when a step asks for it; null for one unknown here. */
export const useProfile = (result: AnalysisResult) =>
  useQuery({
    queryKey: ['season-profile', result.season, result.evidence.ita.value, result.evidence.axes.contrast.value],
    queryFn: () => fetchProfile(result),
    // Its modules are kept on the device: without a network it must not wait for one.
    networkMode: 'always',
  });
