export {
  answerComplaint,
  COMPLAINTS_A_DAY,
  deleteAnsweredComplaints,
  deleteExpiredComplaints,
  listComplaintsOfOrder,
  listOpenComplaints,
  receiveComplaint,
} from './complaints.ts';
export type { ComplaintsTable } from './complaints-table.ts';
export {
  type ComplaintMailKind,
  claimComplaintMail,
  recordComplaintMailEvent,
  recordComplaintMailSent,
  releaseComplaintMail,
} from './deliver-complaint-mail.ts';
export { sendComplaintMailJob } from './send-complaint-mail-job.ts';
