import { TOASTS } from '@trueseason/contracts';
import {
  Face,
  FRAME_SHAPES,
  Frame,
  Garment,
  JEWELS,
  Jewel,
  PEOPLE,
  RING_COLORS,
  RING_ORDER,
  SeasonIcon,
  SeasonRing,
} from '@trueseason/drawings';
import { GARMENT_KINDS } from '@trueseason/seasons';
import { RING } from '@trueseason/seasons/ring';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Field } from '../../components/field/field.tsx';
import { Reading } from '../../components/plate/plate.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { ChipGrid } from '../../components/swatch/chip-grid.tsx';
import { ClothGrid } from '../../components/swatch/cloth-swatch.tsx';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './design-system.module.css';

const INKS = ['--paper', '--paper-raised', '--paper-sunk', '--hairline', '--ink-soft', '--ink', '--alarm', '--calm'];
const AUTUMN = RING['True Autumn'].identity;

/** Everything that screens are made of, on one page. Development only. */
export function Component(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <PageShell askConsent={false}>
      <title>Design system · TrueSeason</title>
      <div className={styles.page}>
        <h1>Design system</h1>
        <Part title="Paper and ink">
          <ul className={styles.row}>
            {INKS.map((name) => (
              <li key={name}>
                <span className={styles.chip} style={{ background: `var(${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Type">
          <h1>Display, the largest</h1>
          <h2>A screen’s heading</h2>
          <h3>A part of a screen</h3>
          <p>Text in a quiet grotesque. Figures line up: 62.1 ± 1.4, 0.74 ± 0.14.</p>
        </Part>
        <Part title="Controls">
          <div className={styles.row}>
            <Button>Primary</Button>
            <Button look="quiet">Quiet</Button>
            <Button look="text">Text</Button>
            <Button busy>Busy</Button>
            <Button disabled>Disabled</Button>
            <ButtonLink to={paths.home}>A link</ButtonLink>
            <Button look="quiet" onClick={() => setOpen(true)}>
              Dialog
            </Button>
            <Button look="quiet" onClick={() => showToast(TOASTS.linkCopied)}>
              Message
            </Button>
            <Button look="quiet" onClick={() => showToast(TOASTS.uploadFailed)}>
              Failure
            </Button>
          </div>
          <Field label="A field" hint="With a hint" />
          <Field label="A field in error" error="Please enter a valid email address" />
          <Progress percent={62} label="Progress" />
          <Skeleton height="4rem" />
          <dl>
            <Reading label="A reading">L* 62.1 ± 1.4</Reading>
          </dl>
        </Part>
        <Part title="Swatches">
          <ClothGrid id="design" columns={6} colors={AUTUMN} />
          <ChipGrid colors={AUTUMN} />
          <ChipGrid colors={AUTUMN} avoid />
        </Part>
        <Part title="Ring and motifs">
          <div className={styles.grid}>
            <SeasonRing labels id="design-ring" />
            <SeasonRing season="True Autumn" runnerUp="Dark Autumn" labels id="design-open" />
            {RING_ORDER.map((season) => {
              const [a = '', b = '', c = ''] = RING_COLORS[season];
              return <SeasonIcon key={season} icon={RING[season].icon} colors={[a, b, c]} />;
            })}
          </div>
        </Part>
        <Part title="Drawings">
          <div className={styles.grid}>
            {PEOPLE.map((look, i) => (
              <Face
                key={look.skin}
                {...look}
                id={`design-${i}`}
                seed={i}
                cloth={RING_COLORS[RING_ORDER[i] ?? 'True Autumn'][0]}
              />
            ))}
            {GARMENT_KINDS.map((kind, i) => (
              <Garment key={kind} kind={kind} hex={AUTUMN[i % AUTUMN.length]?.hex ?? '#777777'} title={kind} />
            ))}
            {FRAME_SHAPES.map((shape) => (
              <Frame key={shape} shape={shape} color="#6B4A2B" title={shape} />
            ))}
            {JEWELS.map((kind) => (
              <Jewel key={kind} kind={kind} metal="Gold" stone="#B54D22" />
            ))}
          </div>
        </Part>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="A dialog" description="A sheet on phones, a leaf above.">
        <Button onClick={() => setOpen(false)}>Close it</Button>
      </Dialog>
    </PageShell>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
