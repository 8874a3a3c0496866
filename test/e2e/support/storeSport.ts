import { readFileSync } from 'node:fs';
import { saveSportAtConsole } from '../../../functions/src/write/sports/saveSport';
import { demoProject } from '../../../scripts/build/buildEnv';
import { withAdmin } from '../../../scripts/data/admin';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';

// A separate program: Playwright loads modules as ECMAScript, the functions are CommonJS, and one module cannot be
// both.
const [, , file = ''] = process.argv;
const definition: unknown = JSON.parse(readFileSync(file, 'utf8'));
const saved = await withAdmin(demoProject, (app) =>
  saveSportAtConsole(emulatorFirestore(app), definition, 'add'),
);
if (saved.outcome !== 'done')
  throw new Error(`${file}: expected a definition that can be stored, found ${JSON.stringify(saved)}`);
