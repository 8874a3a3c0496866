import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordSchema } from '@/model/schema/recordSchema';
import { root } from './base/root';
import { withSchemaPart } from './rules/rulesOf';

// `npm run rules`: writes the part of `firestore.rules` that follows from the schema.
const file = join(root, 'firestore.rules');
writeFileSync(file, withSchemaPart(readFileSync(file, 'utf8'), recordSchema));
