import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataSet } from '../../scripts/data/dataSet';
import type { Shape } from './page/data';

export function readShape(root: string): Shape {
  const { event, match, player } = readDataSet(
    readFileSync(join(root, 'data/armwrestling.json'), 'utf8'),
    1_750_000_000_000,
  );
  return { events: event, matches: match, players: player };
}
