export { EditDialog } from './EditDialog';
export { MatchDialog } from './MatchDialog';
export { EventNamesakes, PlayerNamesakes } from './Namesakes';
export { RecordDialog } from './RecordDialog';
