/** Something the person at the terminal can correct: shown as its message alone, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

export function describeError(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
