import { type ComponentType, lazy } from 'react';

/** What stands behind the overview, in one piece of code, so that the reveal does not wait for it. */
export const loadLaterSteps = () => import('./steps/later.ts');

type Later = Awaited<ReturnType<typeof loadLaterSteps>>;

/** A component of the later steps, drawn once their code is there. */
const later = <Name extends keyof Later>(name: Name) =>
  lazy(async () => ({ default: (await loadLaterSteps())[name] as ComponentType<Parameters<Later[Name]>[0]> }));

export const PaletteStep = later('PaletteStep');
export const ClothingStep = later('ClothingStep');
export const AccessoriesStep = later('AccessoriesStep');
export const HairStep = later('HairStep');
export const MakeupStep = later('MakeupStep');
export const CelebritiesStep = later('CelebritiesStep');
export const EvidenceStep = later('EvidenceStep');
export const ShareStep = later('ShareStep');
export const ShareDialog = later('ShareDialog');
