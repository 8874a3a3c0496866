// A real backend on a busy machine is slow, but a test that hangs must end well before CI does. A long run tries more cases
// and needs more time in proportion.
jest.setTimeout(200_000 * Number(process.env['ARMWIKI_LONG'] ?? 1));
