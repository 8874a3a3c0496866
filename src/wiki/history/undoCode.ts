// All that undoing needs, in one piece of code that is loaded when somebody undoes.
export { revertChanges } from './revertChanges';
export { revertQuestion } from './revertQuestion';
export { undoBundle } from './undoBundle';
export { undoChange } from './undoChange';
