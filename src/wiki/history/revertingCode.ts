export { revertChanges } from './revertChanges';
export { revertQuestion } from './revertQuestion';
export { proposeBundleRevert } from './proposeBundleRevert';
export { proposeRevert } from './proposeRevert';
