import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rules as they are deployed. */
export const rulesSource = readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8');
