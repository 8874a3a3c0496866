export { BundleDecisions } from './BundleDecisions';
export { DelayedDecisions } from './DelayedDecisions';
