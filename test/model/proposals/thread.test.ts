import { limits } from '@/model/schema/limits';
import { parseDelta } from '@/model/parsing/parseDelta';
import { replyProblem } from '@/model/proposals/thread';
import { delta } from '@test/support/factories';

const said = (id: string) => ({ id, by: 'ed', at: 5, text: `I am ${id}` });

test('replies are stored by number and read as a list in their order, ten after nine', () => {
  const thread = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [String(at), said(`r${at}`)]));
  const parsed = parseDelta({ ...delta('d1'), thread });
  expect(parsed.ok && parsed.value.thread?.map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, at) => `r${at}`),
  );
});

test('a thread that was read before is read again as it is', () => {
  const thread = [said('b'), said('a')];
  const parsed = parseDelta({ ...delta('d1'), thread });
  expect(parsed.ok && parsed.value.thread).toEqual(thread);
});

test.each([['Hello'], [{ 0: 'Hello' }], [{ 0: { ...said('a'), at: 'soon' } }]])(
  'a thread that cannot be read leaves its proposal as it is: %j',
  (thread) => {
    expect(parseDelta({ ...delta('d1'), thread })).toEqual(parseDelta(delta('d1')));
  },
);

test.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['Where from?', undefined],
  ['😀'.repeat(limits.reply), undefined],
  ['x'.repeat(limits.reply + 1), 'tooLong'],
] as const)('%s is judged before it is sent', (text, problem) => {
  expect(replyProblem(text)).toBe(problem);
});
