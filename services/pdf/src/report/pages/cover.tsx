import { deltaE00, hexToLab } from '@trueseason/color';
import { BRAND } from '@trueseason/contracts';
import { HairSwatch, SeasonRing } from '@trueseason/drawings';
import { isSeasonName, sureLine } from '@trueseason/seasons';
import { listed } from '@trueseason/seasons/listed';
import type { Report } from '../model.ts';
import { coloringOf, type OwnColor } from '../own-coloring.ts';

/** Millimeters: the sheet, and the ring's box with its labels. */
const SHEET_WIDTH = 210;
const RING_SIZE = 176;
/** Radius in the ring's own units; its hole is 47 wide when the ring is open. */
const EMBLEM = 38;

/** The whole ring, opened at the season, and in its middle the colors that were measured on this person. */
export function Cover({ report }: { report: Report }) {
  const { result, evidence, runnerUp, order, date, profile } = report;
  const [trait, ...family] = result.season.split(' ');
  const coloring = evidence ? coloringOf(evidence) : [];
  return (
    <section className="page cover" aria-label="Cover">
      <div className="cover-head">
        <p className="cover-brand">{BRAND.name}</p>
        <p className="cover-line">{profile.tagline || profile.subtitle}</p>
      </div>
      <h1>
        <span>{trait}</span> <span>{family.join(' ')}</span>
      </h1>
      {evidence && <p className="cover-sure">{sureLine(result)}</p>}
      <div className="cover-ring" style={{ left: `${(SHEET_WIDTH - RING_SIZE) / 2}mm` }}>
        <SeasonRing
          season={isSeasonName(result.season) ? result.season : undefined}
          runnerUp={runnerUp}
          size={`${RING_SIZE}mm`}
          labels
          id="cover-ring"
          fontFamily="Grotesk"
          title={ringTitle(report)}
        >
          <Emblem coloring={coloring} />
        </SeasonRing>
      </div>
      <div className="cover-foot">
        <p>
          {coloring.length > 0 &&
            `In the middle: your ${listed(coloring.map(({ name }) => name))}, from top to bottom, as measured on your photos.`}
        </p>
        <p className="num">
          {BRAND.product}
          <br />
          Order {order}
          <br />
          {date}
        </p>
      </div>
    </section>
  );
}

/** CIEDE2000 below which two bands that touch are seen as one, and how far all are moved apart where two are. */
const AS_ONE = 9;
const GAP = 1.6;

/** A disc in bands: nobody's portrait, and nobody else's colors. Paper parts them, as it parts the seasons around. */
function Emblem({ coloring }: { coloring: readonly OwnColor[] }) {
  const total = coloring.reduce((sum, { share }) => sum + share, 0);
  const alike = coloring.some(({ hex }, i) => {
    const above = coloring[i - 1];
    return above && deltaE00(hexToLab(above.hex), hexToLab(hex)) < AS_ONE;
  });
  const gap = alike ? GAP : 0;
  const room = 2 * EMBLEM - gap * (coloring.length - 1);
  // Bands that touch overlap by a hair, so that no paper shines through.
  const overlap = alike ? 0 : 0.2;
  let top = -EMBLEM;
  return (
    <g clipPath="url(#emblem)">
      <clipPath id="emblem">
        <circle r={EMBLEM} />
      </clipPath>
      {coloring.map(({ name, hex, strands, share }) => {
        const height = (room * share) / total;
        const band = { x: -EMBLEM, y: top, width: 2 * EMBLEM, height: height + overlap };
        top += height + gap;
        return strands ? (
          <HairSwatch key={name} {...band} hex={hex} strands={strands} edge={0} />
        ) : (
          <rect key={name} {...band} fill={hex} />
        );
      })}
    </g>
  );
}

function ringTitle({ result, runnerUp, known }: Report): string {
  if (!known) return 'The ring of seasons';
  const opened = `The ring of seasons, opened at ${result.season}`;
  return runnerUp ? `${opened}; the runner-up is ${runnerUp}` : opened;
}
