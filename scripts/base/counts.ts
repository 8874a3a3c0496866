export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly reasons?: readonly string[];
  readonly times?: readonly TestTime[];
}

export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}
