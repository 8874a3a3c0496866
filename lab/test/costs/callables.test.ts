import { deployed } from '@test/functions/calls/deployed';
import { callables } from '../../costs/worstHour';

test('the bill of the worst hour counts every callable', async () => {
  const found = (await deployed()).filter(([, { callableTrigger }]) => callableTrigger !== undefined);
  expect(found.map(([name]) => name).sort()).toEqual(
    [...callables, 'report', 'score', 'ownAccount', 'browserErrors'].sort(),
  );
});
