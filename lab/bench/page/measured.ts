import type { Timed } from './timing';

/** One figure: `ours`, its `floor`, and the rivals under their own names. */
export interface Measured {
  readonly id: string;
  readonly unit: string;
  readonly timed: Readonly<Record<string, Timed>>;
}
