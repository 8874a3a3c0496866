import { withSame, withTypedName } from '@/features/events/card/knownNames';
import { bea, row } from './cardWorld';

const named = (name: string) => ({ kind: 'newPlayer', name }) as const;

const pasted = row({
  key: '1',
  player1: named('Ida Marsh'),
  player2: bea,
  about: { player1: { country: 'DE', other: 'Ида Марш' } },
});

test('a name that means an earlier one of the card keeps what its own source says of the person', () => {
  const { player1, about } = withSame(pasted, 'player1', { key: 'ida', name: 'Ida Marsch' });
  expect([player1, about]).toEqual([named('Ida Marsch'), { player1: { country: 'DE', other: 'Ида Марш' } }]);
  expect(withSame(pasted, 'player1', { key: 'ida', name: 'Ida Marsch', country: 'CA' }).about).toEqual({
    player1: { country: 'CA', other: 'Ида Марш' },
  });
});

test('a corrected name keeps its country, and another person typed over it has none', () => {
  expect(withTypedName(pasted, 'player1', named('Ida Marshall')).about?.player1?.country).toBe('DE');
  const { player1, about } = withTypedName(pasted, 'player1', named('Ann Ash'));
  expect([player1, about?.player1]).toEqual([named('Ann Ash'), undefined]);
});
