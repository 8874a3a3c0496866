import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSize } from '@/model/published/pageSize';
import { readComputedPart } from '../../../scripts/base/computedPart';
import { root } from '../../../scripts/base/root';
import { attacker, readsOfRefused, refusedWrites, worstHour, worstHourTable } from '../../costs/worstHour';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const bare = (table: string) =>
  table
    .replace(/ *\| */g, '|')
    .replace(/-+/g, '-')
    .trim();

test('what an hour costs at most stands in the documentation as it is computed', () => {
  const documented = readComputedPart('docs/costs.md', 'lab/costs/worstHour.ts');
  expect(bare(documented)).toBe(bare(worstHourTable()));
});

test('the documentation says what is assumed of the script', () => {
  const costs = text('docs/costs.md');
  expect(costs).toContain(`${attacker.requestsPerSecond.toLocaleString('en-GB')} requests a second`);
  expect(costs).toContain(`${attacker.bitsPerSecond / 1e9} Gbit/s`);
});

test('the rules let nobody have more records at once than is counted with', () => {
  const rules = text('firestore.rules');
  // Lists that need neither an account, nor an own document, nor a role.
  const lists = [...rules.matchAll(/allow (?:get, )?list: if ([^;]+);/g)].map(
    ([, condition = '']) => condition,
  );
  const open = lists.filter((condition) => !/isModerator\(\)|token\.admin|isOneself/.test(condition));
  expect(open).not.toHaveLength(0);
  const most = open.map((condition) => Number(/isUpTo\((\d+)\)/.exec(condition)?.[1] ?? Infinity));
  expect(Math.max(...most)).toBe(pageSize);
  expect(rules).toContain("request.query.limit <= most && request.query.get('offset', 0) == 0");
});

test('an hour costs at most twice the delivery of what goes through the line', () => {
  const all = worstHour().reduce((total, { dollars }) => total + dollars, 0);
  expect(all).toBeLessThanOrEqual(150);
});

test('the documentation says what a script with an account pays beside for writes that are refused', () => {
  expect(text('docs/costs.md')).toContain(`$${refusedWrites(readsOfRefused.account).toFixed(2)}`);
  const rules = text('firestore.rules');
  // A stranger is refused before any document is read: the address of the first one names the account.
  expect(rules).toContain("allow create: if isNewId(id) && isCounted('create/' + id) &&");
  expect(rules).toContain('let quota = getAfter(/databases/$(database)/documents/quota/$(request.auth.uid))');
});

test('what our limits hold is some dollars', () => {
  const ours = worstHour().filter(({ bounded }) => bounded);
  expect(ours.reduce((total, { dollars }) => total + dollars, 0)).toBeLessThan(10);
  expect(ours.every(({ dollars }) => dollars > 0)).toBe(true);
});
