import type { ComponentType } from 'react';
import { askForModules } from '../lib/browser/ask-for-modules.ts';
import { lazyAgain } from '../lib/browser/lazy-again.tsx';

/** What stands behind the overview, in one piece of code, so that the reveal does not wait for it. */
export async function loadLaterSteps() {
  await askForModules('later');
  return import('./steps/later.ts');
}

type Later = Awaited<ReturnType<typeof loadLaterSteps>>;

/** A component of the later steps, drawn once their code is there. */
const later = <Props extends object>(pick: (steps: Later) => ComponentType<Props>) =>
  lazyAgain(async () => pick(await loadLaterSteps()));

export const PaletteStep = later((steps) => steps.PaletteStep);
export const ClothingStep = later((steps) => steps.ClothingStep);
export const AccessoriesStep = later((steps) => steps.AccessoriesStep);
export const HairStep = later((steps) => steps.HairStep);
export const MakeupStep = later((steps) => steps.MakeupStep);
export const CelebritiesStep = later((steps) => steps.CelebritiesStep);
export const EvidenceStep = later((steps) => steps.EvidenceStep);
export const ShareStep = later((steps) => steps.ShareStep);
export const ShareDialog = later((steps) => steps.ShareDialog);
