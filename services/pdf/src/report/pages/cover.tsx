import { BRAND } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import { isSeasonName } from '@trueseason/seasons';
import { listOf } from '../format.ts';
import type { Report } from '../model.ts';
import { coloringOf, type OwnColor } from '../own-coloring.ts';

/** Millimetres of the ring's box with its labels. */
const RING_SIZE = 176;
/** Radius in the ring's own units; its hole is 47 wide when the ring is open. */
const EMBLEM = 38;

/** The whole ring, opened at the season, and in its middle the colors that were measured on this person. */
export function Cover({ report }: { report: Report }) {
  const { result, evidence, order, date, profile } = report;
  const [trait, ...family] = result.season.split(' ');
  const coloring = coloringOf(evidence.features);
  return (
    <section className="page cover" aria-label="Cover">
      <div className="cover-head">
        <p className="cover-brand">{BRAND.name}</p>
        <p className="cover-line">{profile.tagline || profile.subtitle}</p>
      </div>
      <h1>
        <span>{trait}</span> <span>{family.join(' ')}</span>
      </h1>
      <div className="cover-ring">
        <SeasonRing
          season={isSeasonName(result.season) ? result.season : undefined}
          runnerUp={evidence.runnerUp}
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
          In the middle: your {listOf(coloring.map(({ name }) => name))}, from top to bottom, as measured on your
          photos.
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

/** A disc in bands: nobody's portrait, and nobody else's colors. */
function Emblem({ coloring }: { coloring: readonly OwnColor[] }) {
  const total = coloring.reduce((sum, { share }) => sum + share, 0);
  let top = -EMBLEM;
  return (
    <g clipPath="url(#emblem)">
      <clipPath id="emblem">
        <circle r={EMBLEM} />
      </clipPath>
      {coloring.map(({ name, hex, share }) => {
        const height = (2 * EMBLEM * share) / total;
        const y = top;
        top += height;
        return <rect key={name} x={-EMBLEM} y={y} width={2 * EMBLEM} height={height + 0.2} fill={hex} />;
      })}
    </g>
  );
}

const ringTitle = ({ result, evidence, known }: Report): string =>
  known
    ? `The ring of twelve seasons, opened at ${result.season}; the runner-up is ${evidence.runnerUp}`
    : 'The ring of twelve seasons';

export const coverCss = `
.cover{background:var(--paper);height:297mm;padding:20mm 17mm 0 24mm}
.cover-head{display:flex;justify-content:space-between;align-items:baseline}
.cover-brand{font:380 15pt/1 Reading}
.cover-line{font:italic 380 13.5pt/1.2 Reading}
.cover h1{font:340 97pt/1.02 Headline;letter-spacing:-0.035em;margin:3mm 0 0 -1.5mm}
.cover h1 span{display:block}
.cover h1 span + span{padding-left:.62em}
.cover-ring{position:absolute;left:${(210 - RING_SIZE) / 2}mm;top:101mm}
.cover-foot{position:absolute;left:24mm;right:17mm;bottom:13mm;display:flex;justify-content:space-between;align-items:flex-end;
  font:400 9pt/1.4 Grotesk,Reading;color:var(--muted)}
.cover-foot p:first-child{width:54mm;text-wrap:pretty}
.cover-foot p:last-child{text-align:right}
`;
