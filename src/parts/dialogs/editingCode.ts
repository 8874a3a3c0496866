export { AmendDialog } from './AmendDialog';
export { DeleteDialog } from './DeleteDialog';
export { EditDialog } from './EditDialog';
export { EditFactsDialog } from './EditFactsDialog';
export { EventDialog } from './EventDialog';
export { HideDialog } from './HideDialog';
export { MatchDialog } from './MatchDialog';
export { PlayerDialog } from './PlayerDialog';
