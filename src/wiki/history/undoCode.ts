export { revertChanges } from './revertChanges';
export { revertQuestion } from './revertQuestion';
export { undoBundle } from './undoBundle';
export { undoChange } from './undoChange';
