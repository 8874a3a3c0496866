import { recordKey } from '@/model/proposals/namedRecords';
import fc from 'fast-check';
import { delta, match, player } from '@test/support/factories';
import { runs } from '@test/support/property';
import type { DateString } from '@/model/dates';
import { setPaths, type PathEdit } from '@/lib/path';
import type { Delta } from '@/model/proposals/delta';
import { nameOn, type FormerName } from '@/model/records/formerNames';
import { playerId } from '@/model/ids';
import type { AnyRecord, Match, Player } from '@/model/records/records';
import { builtInSports } from '@/model/sports';
import { decide } from '../../../../functions/src/write/apply/decide';
import { staleCacheWrites } from '../../../../functions/src/write/copies/cachedFields';

const days = ['2018-01-01', '2019-01-01', '2020-01-01', '2021-01-01', '2022-01-01'] as DateString[];
const names = ['Ann', 'Anna', 'Anne', 'Annie'];
const ids = ['m0', 'm1', 'm2'];

type Step =
  | { readonly kind: 'fix'; readonly name: string }
  | { readonly kind: 'update'; readonly name: string; readonly day: DateString }
  | { readonly kind: 'undo' }
  | { readonly kind: 'date'; readonly match: string; readonly day: DateString };

const anyName = fc.constantFrom(...names);
const anyDay = fc.constantFrom(...days);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('fix' as const), name: anyName }),
  fc.record({ kind: fc.constant('update' as const), name: anyName, day: anyDay }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('date' as const), match: fc.constantFrom(...ids), day: anyDay }),
);

/** The simple model: the name of each day, and the day from which the present one holds. */
interface Said {
  readonly byDay: ReadonlyMap<string, string>;
  readonly presentSince: string;
}

function createServer() {
  const p = playerId('p1');
  let live: Player = player('p1', { name: 'Ann' });
  const matches = new Map(
    ids.map((id, at): [string, Match] => {
      const side = { id: p, name: 'Ann' };
      const plain = match(id, { date: days[at + 1] ?? days[0]! });
      return [id, at % 2 === 0 ? { ...plain, player1: side } : { ...plain, player2: side }];
    }),
  );
  const applied: Pick<Delta, 'field' | 'value' | 'before'>[] = [];

  function apply(change: Pick<Delta, 'collection' | 'docId' | 'field' | 'value' | 'base'>, of: AnyRecord) {
    const named = new Map<string, AnyRecord>([[recordKey({ collection: 'player', id: 'p1' }), live]]);
    const surroundings = { live: of, taken: true, named, force: undefined, sports: builtInSports };
    const decision = decide(delta('d', change), surroundings);
    if (decision.kind !== 'apply')
      throw new Error(`Expected a change that applies, found ${decision.cause.code}`);
    return decision;
  }
  function refresh() {
    for (const [id, each] of matches) {
      const writes = Object.entries(staleCacheWrites(each, live)).map(([path, value]): PathEdit => ({
        path,
        value,
      }));
      matches.set(id, setPaths<Match>(each, writes));
    }
  }
  function changePlayer(field: string, value: Delta['value'], base: Delta['value']) {
    const decision = apply({ collection: 'player', docId: 'p1', field, value, base }, live);
    live = decision.record as Player;
    refresh();
    return decision.before;
  }
  const formerNames = () => (live.formerNames ?? null) as Delta['value'];

  return {
    fix: (name: string) => {
      const before = changePlayer('name', name, live.name);
      applied.push({ field: 'name', value: name, before });
    },
    update: (name: string, until: DateString) => {
      const given: readonly FormerName[] = [...(live.formerNames ?? []), { name: live.name, until }];
      const value = { name, formerNames: given as unknown as Delta['value'] };
      const before = changePlayer('', value, { name: live.name, formerNames: formerNames() });
      applied.push({ field: '', value, before });
    },
    undo: () => {
      const last = applied.pop();
      if (last) changePlayer(last.field, last.before ?? null, last.value);
    },
    date: (id: string, day: DateString) => {
      const of = matches.get(id)!;
      const decision = apply(
        { collection: 'match', docId: id, field: 'date', value: day, base: of.date },
        of,
      );
      matches.set(id, decision.record as Match);
    },
    player: () => live,
    nameIn: (id: string) => {
      const { player1, player2, date } = matches.get(id)!;
      return { date, name: player1.id === p ? player1.name : player2.name };
    },
  };
}

test('after any history of fixes, changes, undoing and other days every match has the name of its day', () => {
  const history = fc.array(anyStep, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(history, (steps) => {
      const server = createServer();
      const said: Said[] = [{ byDay: new Map(days.map((day) => [day, 'Ann'])), presentSince: '' }];
      for (const step of steps) {
        const now = said.at(-1)!;
        const from = (since: string, name: string): Said => ({
          byDay: new Map([...now.byDay].map(([day, known]) => [day, day >= since ? name : known])),
          presentSince: since,
        });
        switch (step.kind) {
          case 'fix':
            server.fix(step.name);
            said.push(from(now.presentSince, step.name));
            break;
          case 'update':
            // A name given up before it was taken is invalid, and five is the limit.
            if (step.day <= now.presentSince || (server.player().formerNames?.length ?? 0) >= 5) continue;
            server.update(step.name, step.day);
            said.push(from(step.day, step.name));
            break;
          case 'undo':
            server.undo();
            if (said.length > 1) said.pop();
            break;
          case 'date':
            server.date(step.match, step.day);
        }
        const { byDay } = said.at(-1)!;
        for (const id of ids) {
          const { date, name } = server.nameIn(id);
          expect([id, date, name]).toEqual([id, date, byDay.get(date)]);
        }
        for (const [day, name] of byDay) expect([day, nameOn(server.player(), day)]).toEqual([day, name]);
      }
    }),
    runs(300),
  );
});
