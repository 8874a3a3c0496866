export { EditDialog } from './EditDialog';
export { EditFactsDialog } from './EditFactsDialog';
export { MatchDialog } from './MatchDialog';
export { EventNamesakes, PlayerNamesakes } from './Namesakes';
export { RecordDialog } from './RecordDialog';
