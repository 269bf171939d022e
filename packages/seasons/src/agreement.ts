import type { Evidence, SeasonName } from '@trueseason/contracts';
import { capital } from './capital.ts';
import { whereYouLie } from './decided-against.ts';
import { decidingAxis } from './deciding-axis.ts';
import { listed } from './listed.ts';
import { isSeasonName } from './ring.ts';

type Agreed = Pick<Evidence, 'agreement' | 'axes' | 'photos'>;

/** What photos that do not give the answer on their own give instead; "" where none does. */
function othersNamed({ photos, agreeing, others }: Evidence['agreement']): string {
  if (others.length === 0) return '';
  const alone = photos - agreeing === 1;
  const who = agreeing === 0 ? (alone ? 'It' : 'They') : `The other photo${alone ? '' : 's'}`;
  return `${who} ${alone ? 'names' : 'name'} ${listed(others)}.`;
}

/**
 * Why half or more of the photos, which name other seasons, do not win, as half a sentence: what each errs by is smaller
 * in all of them together, and there a trait decides. "" where most name what is said.
 */
export function togetherSaid(season: SeasonName, { agreement, axes }: Omit<Agreed, 'photos'>): string {
  const {
    photos,
    agreeing,
    others: [other, ...more],
  } = agreement;
  if (photos < 2 || 2 * agreeing > photos) return '';
  const together = 'together they err less';
  if (more.length > 0 || !other || !isSeasonName(season) || !isSeasonName(other))
    return `${together} and name ${season}`;
  const axis = decidingAxis(season, other, axes);
  const speaks = whereYouLie(axis, season, other, axes) ? `${axis} speaks` : 'all four traits speak';
  return `${together}, and ${speaks} for ${season}`;
}

/** Whether all photos that count name one season on their own, and another than what is said. */
export const allNameAnother = ({ agreeing, others }: Evidence['agreement']): boolean =>
  agreeing === 0 && others.length === 1;

/** Whether the photos that count give the answer when read alone, and what the others give: on the screen and in the report. */
export function agreementSaid(season: SeasonName, evidence: Agreed): string {
  const { photos, agreeing } = evidence.agreement;
  const shown = evidence.photos.length;
  if (photos === 1)
    return `${shown > 1 ? `Only one of the ${shown} photos counts` : 'One photo could be measured'}, so there was nothing to compare it with.`;
  // The same shot again counts once.
  const those = shown > photos ? 'photos that count' : 'photos';
  if (agreeing === photos) return `${photos === 2 ? 'Both' : `All ${photos}`} ${those} name ${season} on their own.`;
  const [naming, own] = agreeing > 1 ? ['name', 'their'] : ['names', 'its'];
  const some = agreeing || (photos === 2 ? 'Neither' : 'None');
  const together = togetherSaid(season, evidence);
  return [
    `${some} of the ${photos} ${those} ${naming} ${season} on ${own} own.`,
    othersNamed(evidence.agreement),
    together
      ? `${agreeing === 0 ? `Read ${together}` : capital(together)}.`
      : 'One photo errs more than several together, so the answer rests on all of them.',
  ]
    .filter(Boolean)
    .join(' ');
}
