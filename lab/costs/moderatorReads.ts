import { authorRecordCount, recordHistoryCount } from '@/backend/scope';
import { queuePageSize } from '@/model/published/pageSize';
import { limits } from '@/model/schema/limits';
import { prices } from './prices';

/** An act of a moderator in the queue, and the most documents it reads. */
export interface ModeratorReads {
  readonly what: string;
  readonly how: string;
  readonly reads: number;
}

export const longQueue = 5_000;

/** Firestore charges one read per thousand counted index entries. */
const countedPerRead = 1_000;

const count = (value: number) => value.toLocaleString('en-GB');

/** A search of a queue of this length: the rest after the first page. Each page repeats one proposal. */
function search(open: number): ModeratorReads {
  const here = Math.min(open, limits.queue);
  const rest = Math.max(0, here - limits.queuePage);
  const pages = Math.ceil(rest / queuePageSize);
  const counts = Math.ceil(here / countedPerRead);
  return {
    what: `a search or filter of ${count(open)} open proposals, once in five minutes`,
    how: `${count(rest)} in ${count(pages)} pages, of which each repeats 1, and ${counts} to count them`,
    reads: rest + pages + counts,
  };
}

/** The acts of a moderator with the most reads, each at its maximum. */
export function moderatorReads(): readonly ModeratorReads[] {
  const author = 2 * authorRecordCount;
  const history = recordHistoryCount + 1;
  const counts = Math.ceil(limits.queue / countedPerRead);
  return [
    {
      what: 'the queue is opened',
      how: `${limits.queuePage} proposals, followed, and ${counts} to count the others`,
      reads: limits.queuePage + counts,
    },
    {
      what: 'the cursor rests on a change',
      how: `${authorRecordCount} applied and ${authorRecordCount} rejected ones of its author, ${history} of its record`,
      reads: author + history,
    },
    {
      what: 'it rests on a new match, event or player',
      how: `${authorRecordCount} applied and ${authorRecordCount} rejected ones of its author; the matches of its first player are followed already`,
      reads: author,
    },
    {
      what: 'a filter for one author, record or bundle',
      how: `what is open of it, of ${limits.queuePage} or more the rest of the queue too`,
      reads: limits.queuePage,
    },
    search(longQueue),
    search(limits.queue),
  ];
}

export function moderatorReadsTable(): string {
  const rows = moderatorReads().map(
    ({ what, how, reads }) =>
      `| ${what} | ${how} | ${count(reads)} | $${(1_000 * reads * prices.read).toFixed(2)} |`,
  );
  return [
    '| what | how it is computed | reads, at most | a thousand times |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
