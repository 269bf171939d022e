export { FINGERPRINT_SIZE, type Fingerprint } from './patch-similarity.ts';
export { describeShot, isSameShot, type Shot } from './same-shot.ts';
