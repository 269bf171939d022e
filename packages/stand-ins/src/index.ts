export type { ControlPanel, Controls, ControlsPatch } from './controls.ts';
export { fail, type S3Endpoint, startS3Endpoint } from './s3/s3-endpoint.ts';
export type { Mail } from './sendgrid/mail.ts';
export { type StandIns, startStandIns } from './start.ts';
