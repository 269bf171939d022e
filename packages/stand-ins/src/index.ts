export type { ControlPanel, Controls, ControlsPatch } from './controls.ts';
export type { Mail } from './sendgrid/mail.ts';
export { type StandIns, startStandIns } from './start.ts';
