// A real backend on a busy machine takes its time; a test that hangs is still ended, well before CI is.
jest.setTimeout(70_000);
