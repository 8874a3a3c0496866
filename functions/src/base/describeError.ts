/**
 * Log fields for an error: its kind and origin. The message is left out, because Firestore and Auth put
 * documents, addresses and values into theirs.
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
