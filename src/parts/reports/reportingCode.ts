export { ReportDialog } from './ReportDialog';
export { sendWaitingReports } from './reportThunks';
