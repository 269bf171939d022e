import {
  BRAND,
  type Contrasts,
  type Estimate,
  type Evidence,
  FEATURES,
  type Feature,
  type MeasuredColor,
  PHOTO_RETENTION,
  VERSION,
} from '@trueseason/contracts';
import { BARELY_VISIBLE, labToLch } from '@trueseason/style/color';
import {
  headOf,
  nameOfBeard,
  nameOfFeature,
  naturalColor,
  shownAnswer,
  shownColor,
  shownContrasts,
  skinInPhotos,
  sureBeard,
} from '@trueseason/style/person';
import { LIGHT_SOURCE, SKIN_AS_PHOTOGRAPHED, SKIN_NAMES, UNREAD } from '@trueseason/style/reading/beside-photos';
import { Fragment } from 'react';
import { estimate, figure } from '../format.ts';
import { Page, type PageContext } from '../parts/page.tsx';
import { type Specimen, Specimens } from '../parts/specimens.tsx';
import { BrowsAndBeard } from './hair.tsx';

const CONTRASTS: readonly (readonly [keyof Contrasts, string])[] = [
  ['skinHair', 'Skin and hair'],
  ['skinBrow', 'Skin and brows'],
  ['skinIris', 'Skin and iris'],
];

const COLUMNS = [
  ['L*', 'lightness'],
  ['a*', 'green–red'],
  ['b*', 'blue–yellow'],
  ['C*', 'strength'],
  ['h', 'hue'],
] as const;

export function Measured(context: PageContext) {
  const { report } = context;
  const { evidence } = report;
  const beard = sureBeard(evidence);
  const photographed = skinInPhotos(evidence);
  const nameOf = (feature: Feature) =>
    feature === 'skin' && photographed ? SKIN_NAMES.read : nameOfFeature(feature, evidence);
  return (
    <Page
      context={context}
      className="measured"
      lead={`Your own colors, read from ${photos(evidence)}. Each is shown with its standard uncertainty.`}
    >
      <Specimens
        rows={FEATURES.flatMap((feature): Specimen[] => {
          const natural = naturalColor(feature, evidence);
          const answered = shownAnswer(feature, evidence);
          const color = natural || answered ? shownColor(feature, evidence) : null;
          const row = { name: nameOf(feature), color, measured: answered ? null : natural };
          if (feature === 'skin' && photographed)
            return [row, { name: SKIN_NAMES.photographed, color: photographed, measured: null }];
          return feature === 'hair' && beard
            ? [row, { name: nameOfBeard(beard), color: beard, measured: beard }]
            : [row];
        })}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {COLUMNS.map(([symbol, name]) => (
              <th key={symbol} scope="col">
                {symbol}
                <br />
                {name}
              </th>
            ))}
            <th scope="col">Pixels</th>
            <th scope="col">Quality</th>
          </tr>
        </thead>
        <tbody>
          {FEATURES.map((feature) => (
            <Fragment key={feature}>
              <FeatureRow
                name={nameOf(feature)}
                color={shownAnswer(feature, evidence) ? null : evidence.features[feature]}
                unread={unreadOf(feature, evidence)}
              />
              {feature === 'skin' && photographed && (
                <FeatureRow
                  name={SKIN_NAMES.photographed}
                  color={null}
                  unread={SKIN_AS_PHOTOGRAPHED[photographed.is]}
                />
              )}
              {feature === 'hair' && beard && <FeatureRow name={nameOfBeard(beard)} color={beard} unread="" />}
            </Fragment>
          ))}
        </tbody>
      </table>
      <div className="cols measured-notes">
        <ContrastList contrasts={shownContrasts(evidence)} />
        <Depth ita={evidence.ita} />
        <Light light={evidence.light} />
      </div>
      <BrowsAndBeard report={report} />
      <p className="note num">
        This report contains no photo. The originals are deleted {PHOTO_RETENTION.completedDays} days after your
        analysis, or sooner if you delete them in My data. {BRAND.name} {VERSION}, order {report.order}, {report.date},
        engine {evidence.engineVersion}.
      </p>
    </Page>
  );
}

function photos({ agreement, photos: all }: Evidence): string {
  const count = agreement.photos;
  if (all.length > count) return `${count} of your ${all.length} photos`;
  return count === 1 ? 'one photo' : `${count} photos`;
}

function unreadOf(feature: Feature, evidence: Evidence): string {
  if (shownAnswer(feature, evidence)) return UNREAD.told;
  return UNREAD[feature === 'hair' ? headOf(evidence) : 'hair'];
}

/** Chroma below which a gray has no real hue. */
const HUELESS = 1;

interface FeatureRowProps {
  readonly name: string;
  readonly color: MeasuredColor | null;
  /** Shown instead of a color. */
  readonly unread: string;
}

function FeatureRow({ name, color, unread }: FeatureRowProps) {
  if (!color)
    return (
      <tr className="absent">
        <th scope="row">{name}</th>
        <td colSpan={7}>{unread}</td>
      </tr>
    );
  const [, chroma, hue] = labToLch(color.lab);
  const [l, a, b] = color.lab.map((value, i) => estimate({ value, sd: color.sd[i] ?? 0 }));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{l}</td>
      <td>{a}</td>
      <td>{b}</td>
      <td>{figure(chroma)}</td>
      <td>{chroma < HUELESS ? '–' : `${figure(hue, 0)}°`}</td>
      <td>{color.pixels.toLocaleString('en-US')}</td>
      <td>{figure(color.quality, 2)}</td>
    </tr>
  );
}

/** A log10 luminance ratio as a factor. */
const times = (log: number): string => `${figure(10 ** Math.abs(log), 1)}×`;

function ContrastList({ contrasts }: { contrasts: Contrasts }) {
  const rows = CONTRASTS.flatMap(([key, name]) => {
    const value = contrasts[key];
    return value ? [{ name, value }] : [];
  });
  return (
    <section>
      <h3>Contrast</h3>
      <dl className="pairs">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{times(value.value)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">How many times more light the lighter of the two reflects. Exposure does not change it.</p>
    </section>
  );
}

function Depth({ ita }: { ita: Estimate }) {
  return (
    <section>
      <h3>Depth of skin</h3>
      <p className="big num">{estimate(ita, 0)}°</p>
      <p className="note">
        Individual typology angle: the smaller, the deeper. It never says whether skin is warm or cool, and it never
        decides a season by itself.
      </p>
    </section>
  );
}

function Light({ light }: { light: Evidence['light'] }) {
  return (
    <section>
      <h3>Light</h3>
      <p className="big num">{figure(light.correction)}</p>
      <p className="note">
        Mean shift of your skin by the correction, in CIEDE2000; most people see no difference below {BARELY_VISIBLE}.{' '}
        {LIGHT_SOURCE[light.source]}
      </p>
    </section>
  );
}
