import type { Timed } from './timing';

/** One figure: `ours`, its `floor`, and every other name a rival. */
export interface Measured {
  readonly id: string;
  readonly unit: string;
  readonly timed: Readonly<Record<string, Timed>>;
}
