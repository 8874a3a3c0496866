// Property tests that try so many times more cases need that much more time.
const factor = Number(process.env['ARMWIKI_LONG'] ?? 1);
if (factor > 1) jest.setTimeout(5_000 * factor);
