import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../scripts/base/digest';
import { root } from '../../scripts/base/root';

const src = join(root, 'src');

/** Tables without a way to save them, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'ui/DataTable.tsx': 'what tables are made with',
  'ui/Diff.tsx': 'what tables are made with',
  'parts/ratings/LongTable.tsx': 'what tables are made with',
  'features/events/sheet/SheetPanel.tsx': 'a form to fill in on paper; the event’s page has its card to save',
  'parts/changes/ProposalTable.tsx': 'one open proposal: a form to decide on, gone once it is',
  'parts/outbox/ConflictTable.tsx': 'one open choice; all that waits is saved as a file of its own',
  'features/events/merge/MatchPairs.tsx': 'pairs to decide on, gone once they are',
  'parts/merging/MergeTable.tsx': 'two pages, one of which is about to go',
  'parts/ratings/EffectPanel.tsx': 'what one open proposal would do, beside the buttons that decide it',
  'features/picks/OwnPicks.tsx': 'three rows of a summary; the picks are in the export of the account',
  'parts/ratings/RankingTable.tsx': 'saved by the screens around it, with more than it shows',
  'parts/ratings/StepsTable.tsx': 'saved by the screens around it, with more than it shows',
};

test('every table of data can be saved as CSV beside it', () => {
  const withTables = filesBelow(src)
    .filter((file) => /<(DataTable|LongTable|Diff|table)\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file));
  const without = withTables.filter((file) => !/<CsvButton\b/.test(readFileSync(join(src, file), 'utf8')));
  expect(without.sort()).toEqual(Object.keys(exceptions).sort());
});
