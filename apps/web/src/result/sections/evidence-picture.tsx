import {
  adviceOn,
  type Evidence,
  keysOf,
  type PhotoOutline,
  type PhotoVerdict,
  SKIN_ZONES,
  shownWarnings,
} from '@trueseason/contracts';
import { ON_PHOTO } from '@trueseason/style/reading/beside-photos';
import { shownIn } from '@trueseason/style/seasons/shown-in';
import { type ReactNode, useState } from 'react';
import { PLATE } from '../../drape/frame.ts';
import { problemOf } from '../../lib/api/api.ts';
import { askForOwnership } from '../../order/ownership.ts';
import { type OwnPhoto, smallPhotoUrl } from '../../photos/own-photo.ts';
import { usePhotoLinks } from '../../photos/photo-links.ts';
import { Button } from '../../ui/button/button.tsx';
import { isNeckBelow } from './frame-of.ts';
import { PhotoPlate } from './photo-plate.tsx';
import rows from './rows.module.css';

interface EvidencePictureProps {
  readonly orderId: string;
  readonly evidence: Pick<Evidence, 'photos' | 'features'>;
}

/** The photos with their measurements, only for the order's owner and while photos are kept. */
export function EvidencePicture({ orderId, evidence }: EvidencePictureProps): ReactNode {
  const { photos: verdicts, features } = evidence;
  const { data: photos, isPending, isError, error } = usePhotoLinks(orderId);
  const isKeptBack = problemOf(error) === 'code_required';
  const gone = isError || photos?.length === 0;
  const common = sharedWarnings(verdicts);
  // For photos whose own measurements are gone.
  const unseen = keysOf(MAY_HIDE).flatMap((feature) => (features[feature] ? [] : MAY_HIDE[feature]));
  return (
    <div className="stack gap-5">
      {isKeptBack && (
        <div className="stack start gap-3 soft">
          <p>For privacy, photos need the browser that bought them, or a code by email.</p>
          <Button look="quiet" onClick={() => askForOwnership(orderId)}>
            Show my photos
          </Button>
        </div>
      )}
      {gone && !isKeptBack && (
        <p className="soft">
          {isError
            ? 'We couldn’t load your photos. Everything we measured is below.'
            : 'Your photos and the outlines on them are deleted. The measurements below stay.'}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls on a phone, so it needs keyboard focus */}
      <ol className={gone ? 'stack gap-2' : rows.row} tabIndex={0} aria-label="Your photos">
        {verdicts.map((verdict) => (
          <Shot
            key={verdict.position}
            photo={photos?.find(({ position }) => position === verdict.position)}
            isPending={isPending}
            verdict={verdict}
            common={common}
            unseen={unseen}
          />
        ))}
      </ol>
      {common.length > 0 && (
        <div className="text-sm soft">
          <p>
            <strong className="strong">All of them</strong>
          </p>
          <ul>
            {common.map((warning) => (
              <li key={warning}>{inWords([warning], {})}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface ShotProps {
  readonly photo: OwnPhoto | undefined;
  readonly isPending: boolean;
  readonly verdict: PhotoVerdict;
  readonly common: Warnings;
  readonly unseen: readonly string[];
}

function Shot({ photo, isPending, verdict, common, unseen }: ShotProps): ReactNode {
  const [ratio, setRatio] = useState<number | null>(null);
  const outlines = photo?.outlines ?? [];
  // A photo's own measurements match its outlines.
  const hidden = photo?.outlines ? unseenOn(photo.outlines) : unseen;
  return (
    <li>
      {photo && (
        <PhotoPlate
          position={photo.position}
          url={smallPhotoUrl(photo)}
          outlines={outlines}
          ratio={ratio}
          onRatio={setRatio}
        />
      )}
      {isPending && <div className="framed" style={{ aspectRatio: PLATE.ratio }} />}
      <p className="text-sm soft">
        <strong className="strong">{`Photo ${verdict.position}.`}</strong>{' '}
        <span>{remarks(verdict, common, hidden, photo?.outlines)}</span>
        <span>{ratio !== null && isNeckBelow(outlines, ratio) && ` ${ON_PHOTO.neckBelow}`}</span>
      </p>
    </li>
  );
}

type Warnings = PhotoVerdict['warnings'];

/** Notes on all photos appear once; others, at their photo, as in the upload and the report. */
const sharedWarnings = ([first, ...others]: readonly PhotoVerdict[]): Warnings =>
  ((others.length > 0 && first?.warnings) || []).filter(
    (warning) => warning !== TOLD_BELOW && others.every(({ warnings }) => warnings.includes(warning)),
  );

/** Makeup is mentioned once, below the photos. */
const TOLD_BELOW = 'makeup_likely';

const inWords = (warnings: Warnings, verdict: Pick<PhotoVerdict, 'repeatOf'>): string =>
  shownWarnings(warnings)
    .filter((warning) => warning !== TOLD_BELOW)
    .map((warning) => adviceOn(warning, verdict))
    .map(({ label, advice }) => `${label}. ${advice}`)
    .join(' ');

const MAY_HIDE = { iris: 'eye', brows: 'brow' } as const;

/** What the photo does not show, by the same measurements as the table of colors. */
const unseenOn = (outlines: readonly PhotoOutline[]): string[] =>
  keysOf(MAY_HIDE).flatMap((feature) => (shownIn(outlines, feature) === null ? MAY_HIDE[feature] : []));

/** The number of places where skin was measured, unless all were. */
function skinRead(outlines: readonly PhotoOutline[] | null | undefined): string {
  if (!outlines) return '';
  const read = outlines.filter(({ feature, hex }) => feature === 'skin' && hex !== null).length;
  return read < SKIN_ZONES.length ? ON_PHOTO.skinIn(read, SKIN_ZONES.length) : '';
}

function remarks(
  verdict: PhotoVerdict,
  common: Warnings,
  unseen: readonly string[],
  outlines: readonly PhotoOutline[] | null | undefined,
): string {
  const { warnings } = verdict;
  const skin = skinRead(outlines);
  const own = inWords(
    warnings.filter((warning) => !common.includes(warning)),
    verdict,
  );
  const hidden = unseen.length > 0 && ON_PHOTO.unseen(unseen.join(' or '));
  if (skin || hidden) return [own || (skin ? '' : 'Measured.'), skin, hidden].filter(Boolean).join(' ');
  if (warnings.length === 0) return 'Measured, with no problems.';
  return own || 'Measured.';
}
