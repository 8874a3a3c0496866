/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { importing } from '@/language/en/importing';
import { NameChoices } from '@/parts/rows/NameChoices';
import { nameAnswer, newAnswer, sameAnswer } from '@/parts/rows/people';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const other = { key: 'ida marsh/DE', id: '', name: 'Ida Marsh', count: 1, country: 'DE' };

test('a name may mean a known player, another of the source with its country, itself turned round, or somebody new', () => {
  const answers: string[] = [];
  screens({ players: [player('ida', { name: 'Ida Marsch' })] }).show(
    <NameChoices
      kind="player"
      ids={['ida']}
      alike={[other]}
      turned="Ida Marsh"
      newText={importing.newOne}
      meaning={{ kind: 'same', key: other.key, by: 'answer' }}
      onAnswer={(answer) => void answers.push(answer)}
    />,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '1. Ida Marsch',
    'The same as Ida Marsh (Germany)',
    'New: Ida Marsh',
    'New',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
  for (const button of buttons) fireEvent.click(button);
  expect(answers).toEqual(['ida', sameAnswer(other.key), nameAnswer('Ida Marsh'), newAnswer]);
});
