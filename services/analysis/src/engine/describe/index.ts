export { composeEvidence } from './compose-evidence.ts';
export { isNearly } from './hair-names.ts';
