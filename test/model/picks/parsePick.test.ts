import { parsePick } from '@/model/picks/parsePick';
import { storedPickOf, type Pick } from '@/model/picks/pick';

const pick: Pick = { match: 'm1', event: 'e1', player: 'p1', sureness: 2, rounds: [3, 1] };

test('a pick is read as it was stored, by the server and by a device', () => {
  for (const stored of [storedPickOf(pick), JSON.parse(JSON.stringify(pick)) as unknown])
    expect(parsePick(stored)).toEqual({ ok: true, value: pick });
});

test('rounds that nobody can win by are left out, and the pick stays', () => {
  const { rounds: _, ...rest } = pick;
  for (const rounds of ['1-3', [3], [3, 1, 1], 'x', 7, null, [{}, 1]])
    expect(parsePick({ ...rest, rounds })).toEqual({ ok: true, value: rest });
  expect(parsePick({ ...rest, sureness: 4 })).toMatchObject({ ok: false });
});
