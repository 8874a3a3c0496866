import fc from 'fast-check';
import { causeOf } from '@/model/cause';
import { deltaId, userId } from '@/model/ids';
import { mergeNews, newsAtOnce, subjectOf, unreadCount, type News } from '@/model/news/news';
import { parseNews, readableNews } from '@/model/parsing/parseNews';
import { runs } from '@test/support/property';

const common = { delta: deltaId('d1'), record: { collection: 'player', id: 'p1', name: 'Ann' } } as const;
const piece = (id: string, at: number): News => ({ ...common, id, at, kind: 'applied' });

const all: readonly News[] = [
  piece('n1', 1),
  { ...common, id: 'n2', at: 2, kind: 'rejected', reason: 'No source', cause: causeOf('noSource') },
  { ...common, id: 'n5', at: 3, kind: 'reverted', by: userId('mod') },
  { ...common, id: 'n3', at: 3, kind: 'cameTrue', instead: deltaId('d2') },
  { ...common, id: 'n4', at: 4, kind: 'mention', by: userId('mod'), text: 'Which poster?' },
];

test('every kind is read as it was stored, and leads to the proposal or what stands instead', () => {
  expect(readableNews(JSON.parse(JSON.stringify(all)) as unknown[])).toEqual(all);
  expect(all.map(subjectOf)).toEqual(['d1', 'd1', 'd1', 'd2', 'd1']);
});

test('a cause of a later version leaves the sentence, and a kind of a later version is passed over', () => {
  const later = { ...all[1], cause: { code: 'later', values: {} } };
  expect(parseNews(later)).toEqual({ ok: true, value: expect.not.objectContaining({ cause: undefined }) });
  expect(readableNews([{ ...all[0], kind: 'later' }, all[3], { id: 5 }, null])).toEqual([all[3]]);
});

const pieces = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 150 }) }).map(({ id }) => piece(`n${id}`, id * 10)),
  { maxLength: 200 },
);

test('what arrives in parts, again and in any order is what arrives at once: each once, the newest, newest first', () => {
  fc.assert(
    fc.property(pieces, pieces, (first, second) => {
      const merged = mergeNews(mergeNews([], first), second);
      expect(merged).toEqual(mergeNews([], [...second, ...first]));
      const times = merged.map(({ at }) => at);
      expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
      const ids = new Set([...first, ...second].map(({ id }) => id));
      expect(merged).toHaveLength(Math.min(newsAtOnce, ids.size));
      expect(mergeNews(merged, merged)).toBe(merged);
    }),
    runs(200),
  );
});

test('unread is what came after the newest that was seen', () => {
  expect(unreadCount(all, 0)).toBe(5);
  expect(unreadCount(all, 3)).toBe(1);
});
