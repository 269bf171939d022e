export { type LaunchOptions, launchOptions } from './launch-options.ts';
