// A real backend on a busy machine takes its time; a test that hangs is still ended, well before CI is. Property tests that
// try so many times more cases need that much more.
jest.setTimeout(200_000 * Number(process.env['ARMWIKI_LONG'] ?? 1));
