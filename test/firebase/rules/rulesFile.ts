import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const rulesSource = readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8');
