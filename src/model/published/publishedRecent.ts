import type { Delta } from '../proposals/delta';
import type { Profile } from '../accounts/profile';

export const recentFile = 'recent.json';
export const recentVersion = 1;

export interface PublishedRecent {
  /** Server time before the first read. */
  readonly checkedAt: number;
  /** The newest first. */
  readonly changes: readonly Delta[];
  readonly profiles: readonly Profile[];
}
