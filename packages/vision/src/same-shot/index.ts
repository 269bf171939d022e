export { FINGERPRINT_SIZE, type Fingerprint } from './likeness.ts';
export { isSameShot, type Shot, shotOf } from './same-shot.ts';
