/** The project's folder: npm starts every script there, and so do the tests. */
export const root = process.cwd();
