export {
  answerComplaint,
  COMPLAINTS_A_DAY,
  deleteExpiredComplaints,
  isKnownWriter,
  receiveComplaint,
} from './complaints.ts';
export {
  type ComplaintMailKind,
  claimComplaintMail,
  recordComplaintMailEvent,
  recordComplaintMailSent,
  releaseComplaintMail,
} from './deliver-complaint-mail.ts';
export { sendComplaintMailJob } from './send-complaint-mail-job.ts';
