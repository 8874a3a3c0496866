import { english } from '@/language/language';
import { causeOf } from '@/model/cause';
import type { CommandError } from '@/model/proposals/command';
import { troubleText } from '@/parts/outbox/troubleText';

const told = (error: CommandError) => english.t(troubleText(error));

test.each(['banned', 'nameRefused', 'nameTaken'] as const)('%s is told whatever its message says', (code) => {
  const now = told({ code: 'permission-denied', message: 'worded anew', reason: causeOf(code) });
  expect(now).not.toBe(told({ code: 'permission-denied', message: 'worded anew' }));
});

test('a cause that says no more than its code leaves the word to the code', () => {
  const reason = causeOf('tooFast');
  expect(told({ code: 'resource-exhausted', message: '', reason })).toBe(
    told({ code: 'resource-exhausted', message: '' }),
  );
  expect(told({ code: 'unavailable', message: 'event/e exists already' })).toBe(
    told({ code: 'unavailable', message: '' }),
  );
});
