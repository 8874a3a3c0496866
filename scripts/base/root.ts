export const root = process.cwd();
