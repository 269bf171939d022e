import { type Contrasts, FINDING_FEATURES, type Finding } from '@trueseason/contracts';

const CONTRAST = { hair: 'skinHair', brows: 'skinBrow', iris: 'skinIris' } as const satisfies Record<
  Finding['feature'],
  keyof Contrasts
>;

/** A log ratio that is less sure than this is no finding: one standard uncertainty would halve or double it. */
const LEAST_SURE = 0.3;

/** The first contrast that was seen well; null where none was. */
export function freeFinding(contrasts: Partial<Contrasts>): Finding | null {
  for (const feature of FINDING_FEATURES) {
    const contrast = contrasts[CONTRAST[feature]];
    if (contrast && contrast.sd < LEAST_SURE) {
      return { feature, times: Number((10 ** contrast.value).toPrecision(2)) };
    }
  }
  return null;
}
