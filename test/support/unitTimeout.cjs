// No test measures time: one that hangs is ended, and a busy machine takes what it takes. Property tests that try so many
// times more cases need that much more.
jest.setTimeout(180_000 * Number(process.env['ARMWIKI_LONG'] ?? 1));
