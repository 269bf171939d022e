import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './photo-list.module.css';
import { sizeInMegabytes } from './photo-rules.ts';
import type { Verdict, Waiting } from './use-verdicts.ts';

export interface PhotoListProps {
  readonly photos: readonly File[];
  /** How many there are to be. */
  readonly wanted: number;
  readonly verdictOf: (index: number) => Verdict | Waiting | null;
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
  /** How much of each photo has been sent, 0..1, while they are. */
  readonly sent: readonly number[] | null;
}

export function PhotoList({ photos, wanted, verdictOf, onRemove, onAdd, sent }: PhotoListProps): ReactNode {
  const remaining = wanted - photos.length;
  const common = sharedBy(photos.map((_, i) => verdictOf(i)));
  /** Advice already shown for the photos above. */
  const shownAbove = (index: number): readonly string[] =>
    photos.slice(0, index).flatMap((_, i) => warningsOf(verdictOf(i)).map(({ advice }) => advice));
  return (
    <section className="stack gap-3" aria-labelledby="selected">
      <h2 id="selected" className={styles.title}>
        Selected Photos ({photos.length}/{wanted})
      </h2>
      <ul>
        {photos.map((photo, index) => (
          // One file may be chosen twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${photo.name}-${photo.lastModified}-${photo.size}-${index}`} className={styles.item}>
            <Thumbnail photo={photo} />
            <div className={`stack text-sm ${styles.about}`}>
              <p className={styles.name}>{photo.name}</p>
              <p className="soft figures">{sizeInMegabytes(photo.size)}</p>
            </div>
            <button
              type="button"
              className={styles.remove}
              onClick={() => onRemove(index)}
              disabled={sent !== null}
              aria-label={`Remove ${photo.name}`}
            >
              Remove
            </button>
            <div className={styles.verdict} aria-live="polite" aria-atomic="true">
              {sent ? (
                <Progress percent={(sent[index] ?? 0) * 100} label={`${photo.name} sent`} />
              ) : (
                <>
                  <span className="visually-hidden">{photo.name}:</span>
                  <VerdictText verdict={verdictOf(index)} common={common} shownAbove={shownAbove(index)} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {!sent && common.length > 0 && (
        <div className={styles.common}>
          <p>{photos.length === 2 ? 'For both photos:' : 'For all photos:'}</p>
          {common.map(({ label, advice }) => (
            <p key={label} className={styles.warning}>
              <strong>{label}.</strong> {advice}
            </p>
          ))}
        </div>
      )}
      {remaining > 0 && (
        <button type="button" className={styles.add} onClick={onAdd} disabled={sent !== null}>
          + Add more photos ({remaining} remaining)
        </button>
      )}
    </section>
  );
}

const Thumbnail = ({ photo }: { readonly photo: File }): ReactNode => (
  <img className={styles.thumbnail} src={useObjectUrl(photo)} alt="" width={96} height={120} />
);

/** Shown where nothing is worse. */
function warningsOf(verdict: Verdict | Waiting | null): Verdict['warnings'] {
  if (verdict === null || typeof verdict === 'string' || verdict.problems.length > 0) return [];
  return verdict.warnings;
}

/** What is true of every photo, where all can be measured: said once for them all. */
function sharedBy([first, ...others]: readonly (Verdict | Waiting | null)[]): Verdict['warnings'] {
  const shares = (verdict: Verdict | Waiting | null, label: string) =>
    warningsOf(verdict).some((warning) => warning.label === label);
  return others.length === 0
    ? []
    : warningsOf(first ?? null).filter(({ label }) => others.every((verdict) => shares(verdict, label)));
}

interface VerdictTextProps {
  readonly verdict: Verdict | Waiting | null;
  /** Said once for all photos. */
  readonly common: Verdict['warnings'];
  /** Advice that need not be given once more. */
  readonly shownAbove: readonly string[];
}

function VerdictText({ verdict, common, shownAbove }: VerdictTextProps): ReactNode {
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
  const own = warningsOf(verdict).filter(({ label }) => common.every((shared) => shared.label !== label));
  return (
    <>
      {problems.length === 0 && !repeats && <p className={styles.fine}>We can measure this one.</p>}
      {problems.map(({ label, advice }) => (
        <p key={label} className={styles.problem}>
          <strong>{label}.</strong> {advice}
        </p>
      ))}
      {own.map(({ label, advice }) =>
        shownAbove.includes(advice) ? (
          <p key={label} className={styles.warning}>
            <strong>{label}</strong>, as above.
          </p>
        ) : (
          <p key={label} className={styles.warning}>
            <strong>{label}.</strong> {advice}
          </p>
        ),
      )}
    </>
  );
}
