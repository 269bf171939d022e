import type { AnalysisResult } from '@trueseason/contracts';
import { type Paper, posterFile } from '@trueseason/print/take-away';
import { capital } from '@trueseason/style/seasons/capital';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { saveBlob } from '../../order/download.ts';
import { colorsOf, textOf } from '../../order/read-result.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';

const GROUPS = ['neutrals', 'lights', 'brights'] as const;

const paperSize = (): Paper => (/-(?:US|CA|MX)$/.test(navigator.language) ? 'Letter' : 'A4');

/** The palette on one page, created on this device. */
export function SaveColors({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { season } = result;
  const groups = GROUPS.map((group) => ({
    name: capital(group),
    note: textOf(result, group),
    colors: colorsOf(result, group),
  }));
  const save = async (): Promise<void> => {
    try {
      const { name, bytes } = await posterFile(
        { season, subtitle: ringSeasonOr(season).subtitle, groups },
        paperSize(),
      );
      saveBlob(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
      showToast({ title: 'Your colors are on one sheet', text: name });
    } catch {
      // The code failed to load.
      showToast(TOASTS.downloadFailed(undefined));
    }
  };
  return (
    <div>
      <ActionButton action={save}>Save my colors</ActionButton>
    </div>
  );
}
