/** How the tests of one part ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One text for each test that failed: its name and the beginning of its error. */
  readonly reasons?: readonly string[];
  /** How long each file or story took. */
  readonly times?: readonly TestTime[];
}

export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}
