export { composeReading, seasonIn } from './compose.ts';
export { asComposedNow, resultOf } from './project.ts';
