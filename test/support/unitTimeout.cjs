// The limit ends a test that hangs; a busy machine may be slow. A long run tries more cases and needs more time in proportion.
jest.setTimeout(180_000 * Number(process.env['ARMWIKI_LONG'] ?? 1));

// Waits for a screen may exceed the default second, because a frame may take that long beside other workers.
if (typeof window !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
