export { LeaveDialog } from './LeaveDialog';
export { PasswordDialog } from './PasswordDialog';
export { readOwnData } from './ownData';
export { RenameDialog } from './RenameDialog';
