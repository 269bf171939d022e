import { type Contrasts, FINDING_FEATURES, type Finding } from '@trueseason/contracts';

const CONTRAST = { hair: 'skinHair', brows: 'skinBrow', iris: 'skinIris' } as const satisfies Record<
  Finding['feature'],
  keyof Contrasts
>;

/** Standard uncertainty (log ratio) above which a contrast is no finding: a factor of about two. */
const LEAST_SURE = 0.3;

/** The first well-measured contrast; null if there is none. */
export function freeFinding(contrasts: Partial<Contrasts>): Finding | null {
  for (const feature of FINDING_FEATURES) {
    const contrast = contrasts[CONTRAST[feature]];
    if (contrast && contrast.sd < LEAST_SURE) {
      return { feature, times: Number((10 ** contrast.value).toPrecision(2)) };
    }
  }
  return null;
}
