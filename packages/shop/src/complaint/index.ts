export {
  answerComplaint,
  COMPLAINTS_A_DAY,
  type DueComplaintMail,
  deleteExpiredComplaints,
  findDueComplaintMail,
  receiveComplaint,
  recordComplaintMail,
} from './complaints.ts';
export { sendComplaintMailJob } from './send-complaint-mail-job.ts';
