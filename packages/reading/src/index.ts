export { composeReading, seasonIn } from './compose.ts';
export { resultOf } from './project.ts';
