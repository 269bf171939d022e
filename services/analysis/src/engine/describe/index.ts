export { composeEvidence } from './compose-evidence.ts';
