import { BRAND } from '@trueseason/contracts';
import { SeasonIcon, SeasonRing } from '@trueseason/drawings';
import { RING, type SeasonProfile } from '@trueseason/seasons';
import { INK, type Report } from '../model.ts';

/** Millimetres: the ring's own box, how much of it shows, and how far its left side is cut. */
const RING_SIZE = 316;
const RING_HEIGHT = 166;
const RING_LEFT = 34;
/** The season's motif stands in the hole of the ring. */
const MOTIF_SIZE = 58;

/** The ring rises over the foot of the sheet, opened at the season. */
export function Cover({ report: { result, evidence, order, date, profile } }: { report: Report }) {
  const [trait, family] = result.season.split(' ');
  return (
    <section className="page cover" aria-label="Cover">
      <div className="cover-head">
        <p className="cover-brand">{BRAND.name}</p>
        <p className="note num">
          {BRAND.product}
          <br />
          Order {order}
          <br />
          {date}
        </p>
      </div>
      <h1>
        <span>{trait}</span> <span>{family}</span>
      </h1>
      <p className="cover-line">{profile.tagline}</p>
      <svg
        className="cover-ring"
        viewBox={`${RING_LEFT} 0 210 ${RING_HEIGHT}`}
        role="img"
        aria-label={`The ring of twelve seasons, opened at ${result.season}; the runner-up is ${evidence.runnerUp}`}
      >
        <SeasonRing
          season={result.season}
          runnerUp={evidence.runnerUp}
          size={RING_SIZE}
          labels
          id="cover-ring"
          fontFamily="Grotesk"
        />
        <g transform={`translate(${(RING_SIZE - MOTIF_SIZE) / 2} ${RING_HEIGHT - MOTIF_SIZE - 10})`}>
          <SeasonIcon icon={profile.icon} colors={motifColors(profile)} size={MOTIF_SIZE} />
        </g>
      </svg>
    </section>
  );
}

/** The colour of the season's arc leads. */
function motifColors({ name, identity }: SeasonProfile): [string, string, string] {
  const { arc } = RING[name];
  const [second, third] = identity.map(({ hex }) => hex).filter((hex) => hex !== arc);
  return [arc, second ?? INK, third ?? INK];
}

export const coverCss = `
.cover{background:var(--paper);height:297mm;padding:20mm 17mm 0 24mm}
.cover-head{display:flex;justify-content:space-between;align-items:flex-start}
.cover-head .note{text-align:right}
.cover-brand{font:380 15pt/1 Reading}
.cover h1{font:340 104pt/.98 Headline;letter-spacing:-0.035em;margin:9mm 0 0 -1.6mm}
.cover h1 span{display:block}
.cover h1 span + span{padding-left:.62em}
.cover-line{font:italic 380 14pt/1.35 Reading;max-width:92mm;margin-top:7mm}
.cover-ring{position:absolute;left:0;bottom:0;width:210mm;height:${RING_HEIGHT}mm}
`;
