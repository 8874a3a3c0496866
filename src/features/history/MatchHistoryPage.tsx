import { historyPage } from './RecordHistoryPage';

export const page = historyPage('match');
