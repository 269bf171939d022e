import { hexToLab } from '@trueseason/color';
import { type Evidence, NO_ANSWERS, SEASON_NAMES } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { besideSkin } from './beside-skin.ts';
import { ownReading } from './own-reading.ts';
import { plainEvidence } from './plain-evidence.ts';

type Lab = [number, number, number];
interface Person {
  readonly skin?: Lab;
  readonly hair?: Lab | null;
  readonly brows?: Lab | null;
  readonly iris?: Lab | null;
  readonly axes?: Partial<Evidence['axes']>;
}

const { evidence } = resultFixture('True Winter');
const color = (lab: Lab | null) => (lab ? { ...evidence.features.skin, lab } : null);
const of = ({ skin = [72, 14, 21], hair = [30, 5, 8], brows = null, iris = [40, 5, 8], axes }: Person): Evidence => ({
  ...evidence,
  warmth: undefined,
  answers: NO_ANSWERS,
  axes: { ...evidence.axes, ...axes },
  features: {
    ...evidence.features,
    skin: { ...evidence.features.skin, lab: skin },
    hair: color(hair),
    brows: color(brows),
    iris: color(iris),
  },
});
const estimate = (value: number, sd = 0.1) => ({ value, sd });

const GRAYING_MAN = of({
  skin: [78, 13, 15],
  hair: [34, 0, 0],
  brows: [15, 4, 5],
  iris: [30, 3, 14],
  axes: { temperature: estimate(-0.61, 0.31), value: estimate(-0.28, 0.19), contrast: estimate(0.92, 0.13) },
});
const WHITE_HAIRED = of({
  hair: [86, 0, 0],
  iris: [25, 8, 4],
  axes: {
    temperature: estimate(-0.96, 0.3),
    value: estimate(1.14, 0.17),
    chroma: estimate(-1.05, 0.25),
    contrast: estimate(-0.89, 0.18),
  },
});

describe('what is said of somebody first', () => {
  it.each(SEASON_NAMES)('is a sentence of their own for everybody: %s', (season) => {
    const own = resultFixture(season).evidence;
    const said = ownReading(season, own).split(/(?<=\.) /);
    expect(said[0]).toMatch(/^Your .*(skin|face)/);
    // The last step says the same by the four traits, in other words.
    const shown = plainEvidence(season, own).join(' ');
    for (const sentence of said) expect(shown).not.toContain(sentence);
  });

  it('is what frames their face, and how warm or cool they are beside the season', () => {
    const hair = { ...evidence.features.skin, lab: [34, 0, 0] as Lab, strands: GRAYING };
    const graying = { ...GRAYING_MAN, features: { ...GRAYING_MAN.features, hair } };
    expect(ownReading('True Winter', graying)).toBe(
      'Your dark brows stand out strongly from your skin. You are cool, if anything less so than is usual for True Winter.',
    );
  });

  it('calls nobody’s dark eyes light with their hair, and names hair by its color once', () => {
    const said = ownReading('True Summer', WHITE_HAIRED);
    expect(said).toMatch(/^Your white hair is lighter than your skin, while your dark eyes stand out\. /);
    expect(said).toContain(
      'Because of your hair, you are lighter overall than is usual for it. Your coloring is more muted, too.',
    );
    expect(said.match(/white hair/g)).toHaveLength(1);
    expect(plainEvidence('True Summer', WHITE_HAIRED)[0]).toMatch(
      /White hair makes your coloring light as a whole, although your eyes are dark\.$/,
    );
    expect(plainEvidence('True Summer', WHITE_HAIRED)[0]).not.toContain('very light');
    const soft = { ...WHITE_HAIRED, axes: { ...WHITE_HAIRED.axes, temperature: estimate(-0.1, 0.3) } };
    expect(plainEvidence('Soft Summer', soft)[0]).toContain(
      'low in contrast. It is your white hair that makes your contrast low; your dark eyes stand out all the same.',
    );
  });

  it('says of a warmth that the season does not have that it is their own', () => {
    const warm = of({ axes: { temperature: estimate(1.22, 0.16) } });
    expect(ownReading('Soft Autumn', warm)).toContain('You are strongly warm, more so than is usual for Soft Autumn.');
  });

  it('tells of hair by itself and of the whole face as one thing, where the two differ', () => {
    const skinHair = (times: number) => ({ ...evidence.contrasts, skinHair: estimate(Math.log10(times), 0.06) });
    const dark = (times: number, contrast: number, brows: Lab | null = [40, 5, 8]) => ({
      ...of({ hair: [20, 4, 8], brows, axes: { contrast: estimate(contrast) } }),
      contrasts: skinHair(times),
    });
    expect(besideSkin(dark(12, 0))).toBe(
      'Your dark hair by itself stands out from your skin more than in most people; with your brows, your contrast is about that of most people.',
    );
    expect(besideSkin(dark(11, -0.31, null))).toMatch(/more than in most people; with the rest of your face, .* lower/);
    expect(besideSkin(dark(2, 0))).toMatch(/by itself stands out from your skin less than in most people; /);
    expect(besideSkin(dark(6, 0))).toMatch(/^Your brows and dark hair stand out from your skin about as much as/);
    expect(besideSkin(dark(14, 0.5))).toMatch(/^Your dark hair stands out from your skin more than in most people\.$/);
  });

  it('names nothing that was not made out or is not their own', () => {
    expect(besideSkin(of({ hair: null, brows: null, iris: null }))).toBe('');
    expect(besideSkin(of({ hair: null, brows: null }))).toMatch(/^Your eyes stand out/);
    const dyed = { ...of({}), answers: { ...NO_ANSWERS, hairDyed: true } };
    expect(besideSkin(dyed)).not.toContain('hair');
  });
});

it('names in the evidence the brows that make the contrast high', () => {
  expect(plainEvidence('True Winter', GRAYING_MAN)[0]).toMatch(/eyes and dark brows read as .*very high in contrast/);
  const brown = of({ skin: hexToLab('#E6AE8F') as Lab, hair: [16, 3, 4], brows: [22, 5, 6] });
  expect(plainEvidence('True Winter', brown)[0]).not.toContain('brows');
});
