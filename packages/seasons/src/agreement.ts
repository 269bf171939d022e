import type { Evidence, SeasonName } from '@trueseason/contracts';
import { whereYouLie } from './decided-against.ts';
import { decidingAxis } from './deciding-axis.ts';
import { listed } from './listed.ts';
import { isSeasonName } from './ring.ts';

type Agreed = Pick<Evidence, 'agreement' | 'axes' | 'photos'>;

/** What photos that do not give the answer on their own give instead; "" where none does, or where it is not known. */
function othersNamed({ photos, agreeing, others = [] }: Evidence['agreement']): string {
  if (others.length === 0) return '';
  const alone = photos - agreeing === 1;
  const who = agreeing === 0 ? (alone ? 'It' : 'They') : `The other photo${alone ? '' : 's'}`;
  return `${who} ${alone ? 'names' : 'name'} ${listed(others)}.`;
}

/**
 * Why several photos that all name one other season do not win, as half a sentence: what each errs by is smaller in all of
 * them together, and there a trait decides. "" where they name what is said, or differ.
 */
export function togetherSaid(season: SeasonName, { agreement, axes }: Omit<Agreed, 'photos'>): string {
  const { photos, agreeing, others: [other, ...more] = [] } = agreement;
  if (photos < 2 || agreeing > 0 || more.length > 0) return '';
  if (!other || !isSeasonName(season) || !isSeasonName(other)) return '';
  const axis = decidingAxis(season, other, axes);
  const decides = whereYouLie(axis, season, other, axes) ? `${axis} decides` : 'all four traits decide';
  return `together they err less, and ${decides} for ${season}`;
}

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
    together ? `Read ${together}.` : 'One photo errs more than several together, so the answer rests on all of them.',
  ]
    .filter(Boolean)
    .join(' ');
}
