import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Field } from '../../components/field/field.tsx';
import { Reading } from '../../components/plate/plate.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ColorParts } from './color-parts.tsx';
import styles from './design-system.module.css';
import { DrawingParts } from './drawing-parts.tsx';
import { PageParts } from './page-parts.tsx';
import { Part } from './part.tsx';

const INKS = ['--paper', '--paper-raised', '--paper-sunk', '--hairline', '--ink-soft', '--ink', '--alarm', '--calm'];

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
        <ColorParts />
        <DrawingParts />
        <PageParts />
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="A dialog" description="A sheet on phones, a leaf above.">
        <Button onClick={() => setOpen(false)}>Close it</Button>
      </Dialog>
    </PageShell>
  );
}
