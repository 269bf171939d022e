import { type AxisScores, familyOf, type SeasonFamily, type SeasonName, type SeasonType } from '@trueseason/contracts';
import { claimOf } from '@trueseason/style/reading/facts';

/** Direction of the three leading axes per family: warm or cool, light or deep, clear or soft. */
const DIRECTIONS: Readonly<Record<SeasonFamily, readonly [temperature: 1 | -1, value: 1 | -1, chroma: 1 | -1]>> = {
  Spring: [1, 1, 1],
  Summer: [-1, 1, -1],
  Autumn: [1, -1, -1],
  Winter: [-1, -1, 1],
};

/** Lead above which an axis dominates. */
const ABSOLUTE_MARGIN = 0.25;

/** The 16-type: the family's Absolute type if all leading axes clearly fit it and none dominates, else the season. */
export function seasonTypeOf(season: SeasonName, axes: AxisScores): SeasonType {
  const family = familyOf(season);
  const [t, v, c] = DIRECTIONS[family];
  const isOpen = [axes.temperature, axes.value, axes.chroma].some((axis) => claimOf(axis) === 'middle');
  const along = [axes.temperature.value * t, axes.value.value * v, axes.chroma.value * c];
  const smallest = Math.min(...along);
  const largest = Math.max(...along);
  return !isOpen && smallest > 0 && largest - smallest <= ABSOLUTE_MARGIN ? `Absolute ${family}` : season;
}
