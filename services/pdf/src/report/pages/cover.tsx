import { BRAND, FEATURES, type HexColor } from '@trueseason/contracts';
import { HairSwatch, SeasonRing } from '@trueseason/print/drawings';
import { naturalLips, shownAnswer, shownColor } from '@trueseason/style/person';
import { listed } from '@trueseason/style/seasons/listed';
import { type Report, textOf } from '../model.ts';

/** Radius in the ring's units; the open ring's hole is 47 wide. */
const EMBLEM = 38;
/** Between the emblem's bands. */
const GAP = 1.6;

/** The ring, opened at the season, around the colors measured on this person. */
export function Cover({ report }: { report: Report }) {
  const { result, evidence, order, date } = report;
  const { runnerUp } = evidence;
  const [trait, ...family] = result.season.split(' ');
  const bands = bandsOf(report);
  const asTold = FEATURES.some((feature) => shownAnswer(feature, evidence));
  return (
    <section className="page cover" aria-label="Cover">
      <div className="cover-head">
        <p className="cover-brand">{BRAND.name}</p>
        <p className="cover-line">{textOf(report, 'tagline')}</p>
      </div>
      <h1>
        <span>{trait}</span> <span>{family.join(' ')}</span>
      </h1>
      <div className="cover-ring">
        <SeasonRing
          season={result.season}
          runnerUp={runnerUp}
          size="176mm"
          labels
          id="cover-ring"
          fontFamily="Grotesk"
          title={`The ring of seasons, opened at ${result.season}; the second is ${runnerUp}`}
        >
          <Emblem bands={bands} evidence={evidence} />
        </SeasonRing>
      </div>
      <div className="cover-foot">
        <p>{`In the middle: your ${listed(bands.map(({ name }) => name))}, from top to bottom, ${asTold ? 'measured in your photos or told by you' : 'as measured in your photos'}.`}</p>
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

interface Band {
  readonly name: string;
  readonly hex: HexColor;
  /** Share of the emblem relative to the others. */
  readonly share: number;
}

/** Up to four measured colors from the top of a head down, without those unseen or made up. */
function bandsOf({ evidence }: Pick<Report, 'evidence'>): Band[] {
  const { skin, brows } = evidence.features;
  const hair = shownColor('hair', evidence);
  const top = hair ? ({ name: 'hair', color: hair, share: 0.3 } as const) : { name: 'brows', color: brows, share: 0.2 };
  return [
    top,
    { name: 'eyes', color: shownColor('iris', evidence), share: 0.14 },
    { name: 'skin', color: skin, share: 0.4 },
    { name: 'lips', color: naturalLips(evidence), share: 0.16 },
  ].flatMap(({ name, color, share }) => (color ? [{ name, hex: color.hex, share }] : []));
}

/** A disc of bands, separated by paper like the seasons around it. */
function Emblem({ bands, evidence }: { bands: readonly Band[]; evidence: Report['evidence'] }) {
  const total = bands.reduce((sum, { share }) => sum + share, 0);
  const room = 2 * EMBLEM - GAP * (bands.length - 1);
  let top = -EMBLEM;
  return (
    <g clipPath="url(#emblem)">
      <clipPath id="emblem">
        <circle r={EMBLEM} />
      </clipPath>
      {bands.map(({ name, hex, share }) => {
        const band = { x: -EMBLEM, y: top, width: 2 * EMBLEM, height: (room * share) / total };
        top += band.height + GAP;
        return name === 'hair' ? (
          <HairSwatch key={name} {...band} hex={hex} strands={shownColor('hair', evidence)?.strands} edge={0} />
        ) : (
          <rect key={name} {...band} fill={hex} />
        );
      })}
    </g>
  );
}
