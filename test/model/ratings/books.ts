import { createRatingBook, type RatingBook } from '@/model/ratings/ratingBook';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import { eventId } from '@/model/ids';
import { armModel, day, fight } from './fights';

export function bookOf(matches: readonly RatedMatch[]): RatingBook {
  const book = createRatingBook(armModel);
  book.update([], matches);
  return book;
}

/** Each of three meets both others on a day of each of these years, and the first named wins. */
export const league = (years: readonly number[], fields: Partial<RatedMatch> = {}) =>
  years.flatMap((year) =>
    (
      [
        ['ann', 'bea'],
        ['bea', 'cid'],
        ['ann', 'cid'],
      ] as const
    ).map(([first, second], order) =>
      fight(`${year} ${order}`, first, 3, 1, second, {
        date: day(`${year}-05-06`),
        order,
        event: eventId(`e${year}`),
        ...fields,
      }),
    ),
  );

export const asOfs = Array.from({ length: 15 }, (_, at) => day(`20${String(9 + at).padStart(2, '0')}-09-01`));
