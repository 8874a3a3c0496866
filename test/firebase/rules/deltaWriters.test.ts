import fc from 'fast-check';
import { anyForgery, validProposals } from './anyProposal';
import { deltaWriters } from './deltaWriters';
import { asDelta } from './valueCases';

const proposed = validProposals.find(({ docId, field }) => docId !== '' && field !== '');
if (!proposed) throw new Error('Expected an edit of one field among the samples, found none');
const delta = asDelta(proposed);

test('every field of a stored proposal is forged by some', () => {
  const forged = fc.sample(anyForgery, { numRuns: 2_000, seed: 16 }).flatMap((forge) => {
    const after = forge(delta);
    return [...new Set([...Object.keys(delta), ...Object.keys(after)])].filter(
      (field) => after[field] !== delta[field],
    );
  });
  expect(Object.keys(deltaWriters).filter((field) => !forged.includes(field))).toEqual([]);
});
