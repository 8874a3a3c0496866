import fc from 'fast-check';
import { boardOf, createBoards, type BoardFilter } from '@/model/ratings/board';
import { createRatingBook } from '@/model/ratings/ratingBook';
import { playerId } from '@/model/ids';
import type { Gender } from '@/model/sports';
import { runs } from '@test/support/property';
import { asOfs, bookOf, league } from './books';
import { anyFight, armModel, day } from './fights';

test('kept boards are those of the book as it is, whatever was asked before', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record(
          {
            come: fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 4 }),
            asOf: fc.constantFrom(...asOfs.slice(0, 3)),
            code: fc.constantFrom<string>('L', 'R'),
            gender: fc.constantFrom<Gender>('M', 'W'),
            limit: fc.nat(5),
          },
          { requiredKeys: ['come', 'asOf'] },
        ),
        { maxLength: 12 },
      ),
      (steps) => {
        const book = createRatingBook(armModel);
        const boards = createBoards(book);
        for (const { come, limit, ...filter } of steps) {
          const changed = come.filter(({ id }) => book.has(id)).map(({ id }) => id);
          if (come.length > 0) book.update(changed, come);
          expect(boards(filter, limit)).toEqual(boardOf(book, filter, limit));
        }
      },
    ),
    runs(200),
  );
});

test('a hidden player has no place, and moves everybody below up, while all points stay as they are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }),
      fc.constantFrom(...asOfs),
      fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
      (matches, asOf, places) => {
        const book = bookOf(matches);
        const all = boardOf(book, { asOf });
        const hidden = new Set(places.flatMap((at) => all.rows[at]?.player ?? []));
        const board = boardOf(book, { asOf, hidden });
        const shown = all.rows.filter(({ player }) => !hidden.has(player));
        const plain = ({ rank: _, moved: _moved, ...row }: (typeof all.rows)[number]) => row;
        expect(board.rows.map(plain)).toEqual(shown.map(plain));
        expect(board.players).toBe(shown.length);
        const sure = shown.filter(({ provisional }) => !provisional);
        expect(board.ranked).toBe(sure.length);
        for (const { rank, points, provisional } of board.rows)
          expect(rank).toBe(
            provisional ? undefined : sure.filter((other) => other.points > points).length + 1,
          );
      },
    ),
    runs(100),
  );
});

test('a kept board is made again once somebody else is hidden', () => {
  const book = bookOf(league([2021, 2022, 2023]));
  const boards = createBoards(book);
  const asOf = day('2023-12-31');
  const players = (hidden: BoardFilter['hidden']) =>
    boards({ asOf, ...(hidden && { hidden }) }).rows.map(({ player }) => player);
  expect(players(undefined)).toEqual(['ann', 'bea', 'cid']);
  expect(players(new Set([playerId('ann')]))).toEqual(['bea', 'cid']);
  expect(players(undefined)).toEqual(['ann', 'bea', 'cid']);
});
