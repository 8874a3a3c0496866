import { RecordSearch } from '@/wiki/search/recordSearch';
import { screens, type Rows } from './screens';

/** A search over these rows that has read them, and does further work when `idle` is called. */
export function searching(rows: Rows, user?: { readonly uid: string }) {
  const world = screens(rows, user);
  const waiting: ((ms: number) => void)[] = [];
  const search = new RecordSearch({
    getState: world.state,
    whenIdle: (work) => waiting.push(work),
    now: () => performance.now(),
  });
  world.store.subscribe(() => search.changed());
  search.changed();
  const idle = () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work(1_000);
  };
  idle();
  return { ...world, search, idle };
}
