export { firstAlike } from '../first-alike.ts';
export { FINGERPRINT_SIZE, type Fingerprint } from './patch-similarity.ts';
export { describeShot, isSamePicture, isSameShot, type Shot } from './same-shot.ts';
