import { adviceOn, type Evidence, keysOf, type PhotoOutline, type PhotoVerdict } from '@trueseason/contracts';
import { ON_PHOTO } from '@trueseason/style/reading/beside-photos';
import { shownIn } from '@trueseason/style/seasons/shown-in';
import { type ReactNode, useState } from 'react';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { PLATE } from '../../drape/frame.ts';
import { problemOf } from '../../lib/api/api.ts';
import { useInView } from '../../lib/browser/use-in-view.ts';
import { requestOwnership } from '../../order/ownership.ts';
import { displayedPhotoUrl, type OutlinedPhoto } from '../../photos/outlined-photo.ts';
import { usePhotoLinks } from '../../photos/photo-links.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './evidence.module.css';
import { isNeckBelow } from './frame-of.ts';
import { LeaveOutGroups, LeaveOutPhotos } from './leave-out-photo.tsx';
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
  const needsOwnership = problemOf(error) === 'code_required';
  const arePhotosGone = isError || photos?.length === 0;
  const [isFirstSettled, setFirstSettled] = useState(false);
  const [firstPhoto = verdicts[0]] = verdicts.filter(({ position }) =>
    photos?.some((photo) => photo.position === position),
  );
  // For photos whose own measurements are gone.
  const missingFeatures = keysOf(FEATURE_NAMES).flatMap((feature) => (features[feature] ? [] : FEATURE_NAMES[feature]));
  const photoAt = (position: number) => photos?.find((photo) => photo.position === position);
  const unseen = verdicts.map(({ position }) => {
    const outlines = photoAt(position)?.outlines;
    // A photo's own measurements match its outlines.
    return (outlines ? missingOn(outlines) : missingFeatures).join(' or ');
  });
  const listClass = arePhotosGone ? 'stack gap-2' : `${rows.row} ${styles.photos}`;
  return (
    <div className="stack gap-5">
      {needsOwnership && (
        <div className="stack start gap-3 soft">
          <p>For privacy, photos need the browser that bought them, or a code by email.</p>
          <Button look="quiet" onClick={() => requestOwnership(orderId)}>
            Show my photos
          </Button>
        </div>
      )}
      {arePhotosGone && !needsOwnership && (
        <p className="soft">
          {isError
            ? 'We couldn’t load your photos. Everything we measured is below.'
            : 'Your photos and the outlines on them are deleted. The measurements below stay.'}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls on a phone, so it needs keyboard focus */}
      <ol className={listClass} tabIndex={0} aria-label="Your photos">
        {verdicts.map((verdict, i) => (
          <EvidencePhoto
            key={verdict.position}
            orderId={orderId}
            photo={photoAt(verdict.position)}
            isPending={isPending}
            isFirst={verdict === firstPhoto}
            isFirstSettled={isFirstSettled}
            onSettled={() => setFirstSettled(true)}
            verdict={verdict}
            remarks={remarks(verdict, unseen[i] ?? '', verdicts[unseen.indexOf(unseen[i] ?? '')])}
            mayLeave={verdicts.length > 1}
          />
        ))}
      </ol>
      <LeaveOutGroups orderId={orderId} photos={verdicts} />
    </div>
  );
}

interface EvidencePhotoProps {
  readonly orderId: string;
  readonly photo: OutlinedPhoto | undefined;
  readonly isPending: boolean;
  readonly isFirst: boolean;
  /** The first, which is seen first, has loaded or failed. */
  readonly isFirstSettled: boolean;
  readonly onSettled: () => void;
  readonly verdict: PhotoVerdict;
  readonly remarks: string;
  /** Not the only photo of the result. */
  readonly mayLeave: boolean;
}

function EvidencePhoto(props: EvidencePhotoProps): ReactNode {
  const { orderId, photo, isPending, isFirst, isFirstSettled, onSettled, verdict } = props;
  const [ratio, setRatio] = useState<number | null>(null);
  // On a phone, the row's end may never be seen.
  const [place, wasInView] = useInView<HTMLLIElement>();
  const mayLoad = isFirst || (isFirstSettled && wasInView);
  const outlines = photo?.outlines ?? [];
  return (
    <li ref={place}>
      {photo && mayLoad && (
        <PhotoPlate
          position={photo.position}
          url={displayedPhotoUrl(photo)}
          outlines={outlines}
          ratio={ratio}
          onRatio={setRatio}
          isFirst={isFirst}
          onSettled={onSettled}
        />
      )}
      {(isPending || (photo && !mayLoad)) && (
        <div className="framed" style={{ aspectRatio: PLATE.ratio }}>
          {isFirst && <EarlyPhoto />}
        </div>
      )}
      <p className="text-sm soft">
        <strong className="strong">{`Photo ${verdict.position}.`}</strong> <span>{props.remarks}</span>
        <span>{ratio !== null && isNeckBelow(outlines, ratio) && ` ${ON_PHOTO.neckBelow}`}</span>
      </p>
      {props.mayLeave && <LeaveOutPhotos orderId={orderId} positions={[verdict.position]} what="this photo" />}
    </li>
  );
}

const FEATURE_NAMES = { iris: 'eye', brows: 'brow' } as const;

/** What the photo does not show, by the same measurements as the table of colors. */
const missingOn = (outlines: readonly PhotoOutline[]): string[] =>
  keysOf(FEATURE_NAMES).flatMap((feature) => (shownIn(outlines, feature) === null ? FEATURE_NAMES[feature] : []));

/**
 * Why a photo does not count, or what it does not show, once for photos that lack the same: `alike` is the first of them. What
 * could be better does not help once a result exists.
 */
function remarks(verdict: PhotoVerdict, unseen: string, alike = verdict): string {
  if (verdict.warnings.includes('repeated')) {
    const { label, advice } = adviceOn('repeated', verdict);
    return `${label}. ${advice}`;
  }
  if (!unseen) return 'Measured.';
  return alike === verdict ? `Measured. ${ON_PHOTO.unseen(unseen)}` : `Measured, as photo ${alike.position} was.`;
}
