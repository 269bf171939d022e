import { exclusionsIn, NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../build-evidence.ts';
import type { LogColor } from '../math/log-color.ts';
import type { Readings } from '../measure/index.ts';
import { combinePhotos } from './combine-photos.ts';
import { estimatePerson } from './estimate-person.ts';
import { findOutliers } from './same-person.ts';

const add = (a: LogColor, b: LogColor): LogColor => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sd: LogColor = [0.08, 0.12, 0.25];

/** A photo of a person with this hair and these eyes, in this light. */
function photo(hair: LogColor, iris: LogColor, light: LogColor = [0, 0, 0]): Readings {
  const reading = (color: LogColor) => ({ color: add(color, light), sd, pixels: 900 });
  return {
    zones: { cheekLeft: reading([0.15, 0.7, -1.1]), cheekRight: reading([0.15, 0.72, -1.1]) },
    features: {
      hair: reading(hair),
      iris: reading(iris),
      brows: reading([0.2, 0.8, -2.6]),
      sclera: reading([0.04, 0.2, -0.8]),
    },
  };
}
const dark = (light?: LogColor) => photo([0, 0.3, -4.6], [0.2, 0.9, -4.2], light);
const fair = (light?: LogColor) => photo([0.1, 1.3, -1.4], [0.1, -0.3, -2.4], light);
const verdicts = ([1, 2, 3] as const).map((position): PhotoVerdict => ({ position, problems: [], warnings: [] }));
const oddOf = (photos: readonly Readings[], answers = NO_ANSWERS) =>
  findOutliers(
    photos.map((one) => estimatePerson([one]).colors),
    exclusionsIn(answers),
  );

describe('photos of one person', () => {
  it('are not separated by their light', () => {
    expect(oddOf([dark(), dark([0.1, 0.35, 0.5]), dark([-0.05, -0.2, -0.9])])).toEqual([]);
  });

  it('are distinguished from photos of two people', () => {
    expect(oddOf([dark(), fair([0, 0.1, 0.2]), dark([0.05, 0.1, 0])])).toEqual([1]);
  });

  it('are not separated by colors that differ as on two days', () => {
    const near = (by: number) => photo([0.05, 0.6 + by, -3], [0.2, 0.7 + by, -3.2]);
    const far = photo([0, 0.25, -3.9], [0.1, 0.3, -4]);
    expect(oddOf([near(0), near(0.02), far])).toEqual([]);
    expect(oddOf([near(0), near(0.2), photo([0.1, 0.4, -3.5], [0.25, 0.6, -3.6])])).toEqual([]);
  });

  it('are separated if two of five, or two of four, show another person', () => {
    expect(oddOf([dark(), fair(), dark([0, 0.1, 0.1]), fair([0, 0, 0.2]), dark([0.05, 0, 0])])).toEqual([1, 3]);
    expect(oddOf([dark(), fair(), fair([0, 0, 0.2]), dark([0, 0.1, 0.1])])).toEqual([0, 1, 2, 3]);
    expect(oddOf([dark()])).toEqual([]);
  });

  it('lower the confidence if they differ, even when they may be one person', () => {
    const iris: LogColor = [0.2, 0.5, -3.4];
    const differing = (by: number) => [-by, 0, by].map((more) => photo([0.05, 0.5 + more, -2.6 + more], iris));
    expect(oddOf(differing(0.4))).toEqual([]);
    const sureOf = (by: number) => buildEvidence(differing(by), verdicts).confidence;
    expect(sureOf(0.4)).toBeLessThan(sureOf(0));
  });

  it('may include a sheet of paper, which gives another light than the eyes', () => {
    const paper = { color: [0.25, -0.55, -0.14], sd: [0.02, 0.03, 0.3], pixels: 5000 } as const;
    const photos = [dark(), { ...dark(), paper }, dark()];
    expect(combinePhotos(photos, NO_ANSWERS).outliers).toEqual([]);
  });

  it('may differ in what the customer says is altered', () => {
    const dyedAndLenses = { ...NO_ANSWERS, hairDyed: true, contactLenses: true };
    expect(oddOf([dark(), fair(), dark()], dyedAndLenses)).toEqual([]);
  });

  it('reports a difference once, and lowers the confidence', () => {
    const one = buildEvidence([dark(), dark(), dark()], verdicts);
    const two = buildEvidence([dark(), dark(), fair()], verdicts);
    expect(one.photos.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(two.photos.map(({ warnings }) => warnings)).toEqual([[], [], ['unlike_others']]);
    expect(two.confidence).toBeLessThanOrEqual(0.5);
    expect(buildEvidence([dark(), dark(), fair()], two.photos).photos).toEqual(two.photos);
    expect(buildEvidence([dark(), dark(), dark()], two.photos).photos).toEqual(one.photos);
  });
});
