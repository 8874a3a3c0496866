// No test measures time: one that hangs is ended, and a busy machine takes what it takes. Property tests that try so many
// times more cases need that much more.
jest.setTimeout(180_000 * Number(process.env['ARMWIKI_LONG'] ?? 1));

// What a screen shows a frame or a computation later is waited for longer than the second that is usual: beside other workers a
// frame may take that long.
if (typeof window !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
