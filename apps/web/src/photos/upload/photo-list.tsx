import type { PhotoAdvice } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './photo-list.module.css';
import { sizeInMegabytes } from './photo-rules.ts';
import type { PendingVerdict, Verdict } from './use-photo-problems.ts';

export function PhotoList({
  photos,
  photoCount,
  verdicts,
  places = [],
  onRemove,
  onAdd,
  awaitsConsent = false,
  sent,
}: {
  readonly photos: readonly File[];
  /** How many photos are needed. */
  readonly photoCount: number;
  readonly verdicts: readonly (Verdict | PendingVerdict | null)[];
  /** Number of each photo's place, where known. */
  readonly places?: readonly (number | null)[];
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
  /** No photo may be looked at yet. */
  readonly awaitsConsent?: boolean;
  /** How much of each photo has been sent, 0..1, while they are. */
  readonly sent: readonly number[] | null;
}): ReactNode {
  const remaining = photoCount - photos.length;
  const warnings = verdicts.map(warningsOf);
  // Shown once for all photos.
  const sharedWarnings =
    photos.length < 2
      ? []
      : (warnings[0]?.filter((warning) => warnings.every((photoWarnings) => includes(photoWarnings, warning))) ?? []);
  return (
    <section className="stack gap-3" aria-labelledby="selected">
      <h2 id="selected" className="sans text-md strong">
        Selected Photos ({photos.length}/{photoCount})
      </h2>
      <ul>
        {photos.map((photo, index) => (
          // One file may be chosen twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${photo.name}-${photo.lastModified}-${photo.size}-${index}`} className={`listed ${styles.item}`}>
            <Thumbnail photo={photo} />
            <div className="stack text-sm">
              <p className="strong breaks">{photo.name}</p>
              <p className="soft figures">
                <span>{sizeInMegabytes(photo.size)}</span>
                {places[index] && <span>{` · place ${places[index]}`}</span>}
              </p>
            </div>
            <Button
              look="text"
              className={styles.remove}
              onClick={() => onRemove(index)}
              disabled={sent !== null}
              aria-label={`Remove ${placeOf(index)}, ${photo.name}`}
            >
              Remove
            </Button>
            <div className={`stack gap-1 text-sm breaks ${styles.verdict}`} aria-live="polite" aria-atomic="true">
              {sent ? (
                <Progress percent={(sent[index] ?? 0) * 100} label={`${placeOf(index)}, ${photo.name}, sent`} />
              ) : (
                <>
                  {verdicts[index] && <span className="visually-hidden">{`${placeOf(index)}, ${photo.name}:`}</span>}
                  <VerdictText
                    verdict={verdicts[index] ?? null}
                    warnings={warnings[index]?.filter((one) => !includes(sharedWarnings, one)) ?? []}
                    warningsAbove={warnings.slice(0, index).flat()}
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm soft">
        {awaitsConsent && !sent && 'We’ll tell you if we can measure these once you check the box below.'}
      </p>
      {!sent && sharedWarnings.length > 0 && (
        <div className="stack gap-1">
          <p>{photos.length === 2 ? 'For both photos:' : 'For all photos:'}</p>
          {sharedWarnings.map((warning) => (
            <Advice key={warning.label} tone="warning" {...warning} />
          ))}
        </div>
      )}
      {remaining > 0 && (
        <Button look="quiet" wide className={styles.add} onClick={onAdd} disabled={sent !== null}>
          + Add more photos ({remaining} remaining)
        </Button>
      )}
    </section>
  );
}

/** Phones name all photos alike. */
const placeOf = (index: number): string => `Photo ${index + 1}`;

const Thumbnail = ({ photo }: { readonly photo: File }): ReactNode => (
  <img className={`whole tall ${styles.thumbnail}`} src={useObjectUrl(photo)} alt="" width={96} height={120} />
);

/** Warnings are shown if there are no problems. */
function warningsOf(verdict: Verdict | PendingVerdict | null): readonly PhotoAdvice[] {
  return verdict === null || typeof verdict === 'string' || verdict.problems.length > 0 ? [] : verdict.warnings;
}

const includes = (list: readonly PhotoAdvice[], item: PhotoAdvice): boolean =>
  list.some(({ label }) => label === item.label);

function VerdictText({
  verdict,
  warnings,
  warningsAbove,
}: {
  readonly verdict: Verdict | PendingVerdict | null;
  readonly warnings: readonly PhotoAdvice[];
  /** Shown for the photos above. */
  readonly warningsAbove: readonly PhotoAdvice[];
}): ReactNode {
  if (verdict === null) return null;
  if (verdict === 'checking') return <p className="soft">Looking at this photo…</p>;
  if (verdict === 'unseen') {
    return (
      <p className="soft">
        We couldn’t check this one yet. You can still send it. We’ll check it then and let you know.
      </p>
    );
  }
  const { problems, repeats } = verdict;
  return (
    <>
      {problems.length === 0 && !repeats && <p className="calm">We can measure this one.</p>}
      {problems.map((problem) => (
        <Advice key={problem.label} tone="problem" {...problem} />
      ))}
      {warnings.map((warning) => (
        <Advice
          key={warning.label}
          tone="warning"
          {...warning}
          isAbove={warningsAbove.some(({ advice }) => advice === warning.advice)}
        />
      ))}
    </>
  );
}

/** What we saw, and what to do about it, unless a photo above has the same advice. */
const Advice = (
  props: PhotoAdvice & { readonly tone: 'problem' | 'warning'; readonly isAbove?: boolean },
): ReactNode => (
  <p className={props.tone === 'problem' ? 'refused' : 'soft'}>
    <strong>{props.isAbove ? props.label : `${props.label}.`}</strong>
    {props.isAbove ? ', as above.' : ` ${props.advice}`}
  </p>
);
