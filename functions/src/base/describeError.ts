/**
 * An error as fields of a log: what kind it is and where it came from. Its message is left out, since the store and
 * the accounts name documents, addresses and values in theirs.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    at: frames.map((line) => line.trim()),
  };
}
