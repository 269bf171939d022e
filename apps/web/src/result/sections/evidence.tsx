import { type Evidence, FEATURES, type HairStrands } from '@trueseason/contracts';
import {
  headOf,
  nameOfBeard,
  nameOfFeature,
  type ShownColor,
  shownColor,
  skinInPhotos,
  sureBeard,
} from '@trueseason/style/person';
import { SKIN_AS_PHOTOGRAPHED, SKIN_NAMES, UNREAD } from '@trueseason/style/reading/beside-photos';
import { barsOf, percentText } from '@trueseason/style/seasons/certainty';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { PhotosHintLine } from '../../order/photos-hint.tsx';
import { textOf } from '../../order/read-result.ts';
import { Link } from '../../ui/link/link.tsx';
import { type ResultContext, Section } from '../layout/page.tsx';
import styles from './evidence.module.css';
import { EvidencePicture } from './evidence-picture.tsx';

export const EvidenceSummary = ({ result, orderId }: ResultContext): ReactNode => (
  <>
    <div className="stack gap-3">
      <p className="title">{textOf(result, 'why')}</p>
      <p>{textOf(result, 'sure')}</p>
      <PhotosHintLine orderId={orderId} />
    </div>
    <section className="stack gap-4">
      <h2 className="visually-hidden">Your photos, measured</h2>
      <EvidencePicture orderId={orderId} evidence={result.evidence} />
    </section>
  </>
);

/** The case against the runner-up, how often each season came out, and the measured colors. */
export const SeasonReasons = ({ result }: Pick<ResultContext, 'result'>): ReactNode => (
  <>
    <p>{textOf(result, 'second')}</p>
    <p>The longer the bar, the more often that season came out within our margin of error.</p>
    <ol className="stack gap-2 text-sm">
      {barsOf(result.evidence).map(({ season, probability }) => (
        <li key={season}>
          <span
            className={`edged ${styles.bar}`}
            style={{ width: `${Math.max(0.6, probability * 100)}%`, background: ringSeasonOr(season).arc }}
          />
          {season}
          <span className="visually-hidden">, {percentText(probability)}</span>
        </li>
      ))}
    </ol>
    <p>
      <Link to={paths.howSure}>How sure is that?</Link>
    </p>
    <Section title="What we measured" body={<MeasuredColors evidence={result.evidence} />} />
  </>
);

function MeasuredColors({ evidence }: { readonly evidence: Evidence }): ReactNode {
  const beard = sureBeard(evidence);
  const photographed = skinInPhotos(evidence);
  return (
    <ul className={`text-sm breaks ${styles.features}`}>
      {FEATURES.flatMap((feature) => {
        const color = shownColor(feature, evidence);
        const unread = UNREAD[feature === 'hair' ? headOf(evidence) : 'hair'];
        const name = feature === 'skin' && photographed ? SKIN_NAMES.read : nameOfFeature(feature, evidence);
        return [
          <ColorRow key={feature} name={name} color={color} note={color ? '' : unread} />,
          feature === 'skin' && photographed && (
            <ColorRow
              key="photographed"
              name={SKIN_NAMES.photographed}
              color={photographed}
              note={SKIN_AS_PHOTOGRAPHED[photographed.is]}
            />
          ),
          feature === 'hair' && beard && <ColorRow key="beard" name={nameOfBeard(beard)} color={beard} note="" />,
        ];
      })}
    </ul>
  );
}

interface ColorRowProps {
  readonly name: string;
  readonly color: Pick<ShownColor, 'hex' | 'strands'> | null;
  readonly note: string;
}

const ColorRow = ({ name, color, note }: ColorRowProps): ReactNode => (
  <li>
    <span
      className={`${color ? 'edged' : ''} ${styles.color}`}
      style={color ? { background: color.strands ? combedHair(color.hex, color.strands) : color.hex } : undefined}
    />
    <p className="stack">
      <strong className="strong">{name}</strong>
      {note && <span>{note}</span>}
    </p>
  </li>
);

/** Salt-and-pepper hair as a CSS background. */
const combedHair = (hex: string, { dark, gray }: HairStrands): string =>
  `repeating-linear-gradient(92deg, ${hex} 0 1px, ${gray} 2px, ${hex} 3px 4px, ${dark} 5px, ${hex} 6px)`;
