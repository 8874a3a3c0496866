import fc from 'fast-check';
import { createRatingBook } from '@/model/ratings/ratingBook';
import { anyFight, armModel, day, fight } from '@test/model/ratings/fights';
import { runs } from '@test/support/property';
import { ownPredictor, recalibrating } from '../../ratings/methods';

test('what the judge measures is what the book holds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }), (matches) => {
      const book = createRatingBook(armModel);
      book.update([], [...matches, fight('next', 'ann', 3, 0, 'bea', { date: day('2030-01-01') })]);
      const predictor = recalibrating(ownPredictor(armModel));
      const entries = [...book.entries()];
      for (const entry of entries.slice(0, -1)) predictor.learn([book.matchOf(entry)]);
      const entry = entries.at(-1)!;
      expect(predictor.predict(book.matchOf(entry))).toBeCloseTo(book.chanceBefore(entry), 12);
    }),
    runs(50),
  );
});
