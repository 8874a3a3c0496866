import fc from 'fast-check';
import { winChance } from '@/model/ratings/predict';
import { advantage } from '@/model/ratings/rateMatch';
import { createRatingBook } from '@/model/ratings/ratingBook';
import { placeOf } from '@/model/ratings/ratingModel';
import { anyFight, armModel, day, fight } from '@test/model/ratings/fights';
import { runs } from '@test/support/property';
import { ownPredictor } from '../../ratings/methods';

test('what the judge measures is what the book holds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }), (matches) => {
      const book = createRatingBook(armModel);
      book.update([], [...matches, fight('next', 'ann', 3, 0, 'bea', { date: day('2030-01-01') })]);
      const predictor = ownPredictor(armModel);
      const entries = [...book.entries()];
      for (const entry of entries.slice(0, -1)) predictor.learn([book.matchOf(entry)]);
      const entry = entries.at(-1)!;
      const [first, second] = book.beliefsBefore(entry);
      const lead = advantage(first, second, placeOf(armModel, 'R'), armModel.parameters);
      expect(predictor.predict(book.matchOf(entry))).toBe(winChance(lead, armModel.parameters));
    }),
    runs(50),
  );
});
