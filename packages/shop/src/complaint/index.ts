export {
  answerComplaint,
  COMPLAINTS_A_DAY,
  deleteAnsweredComplaints,
  deleteExpiredComplaints,
  isKnownWriter,
  listComplaintsOfOrder,
  listOpenComplaints,
  listStrangersComplaints,
  receiveComplaint,
} from './complaints.ts';
export type { ComplaintRow, ComplaintsTable } from './complaints-table.ts';
export {
  type ComplaintMailKind,
  claimComplaintMail,
  recordComplaintMailEvent,
  recordComplaintMailSent,
  releaseComplaintMail,
} from './deliver-complaint-mail.ts';
export { sendComplaintMailJob } from './send-complaint-mail-job.ts';
