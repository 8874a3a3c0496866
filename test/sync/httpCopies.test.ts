import { createHttpCopies } from '@/sync/httpCopies';
import { changesFormat, changesVersion, type PublishedChanges } from '@/model/published/publishedChanges';

const { signal } = new AbortController();
const file = (from: number, watermark: number) => ({
  file: 'player-changes-0123456789abcdef.json',
  bytes: 2,
  sha256: '0'.repeat(64),
  count: 1,
  from,
  watermark,
});
const listOf = (files: PublishedChanges['files'], over = {}) => {
  const none = { checkedAt: 5, files: [] };
  return {
    format: changesFormat,
    version: changesVersion,
    collections: { event: none, match: none, player: { ...none, watermark: 9, files } },
    ...over,
  };
};
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function site(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const copies = createHttpCopies('/data/', async (address) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    const answer = answers.shift();
    if (!answer) throw new Error('Expected no further request');
    return answer();
  });
  return { asked, copies };
}

test('scopes that are opened together share one list of changes', async () => {
  const { asked, copies } = site(() => json(listOf([file(1, 5), file(6, 9)])));
  const [first, second] = await Promise.all([copies.changes(signal), copies.changes(signal)]);
  expect(first.collections.player.files).toHaveLength(2);
  expect(await copies.changes(signal)).toBe(second);
  expect(asked).toEqual(['/data/changes.json']);
});

test('the time of each answer is told, of one that refuses too, and none that is no time', async () => {
  const times: number[] = [];
  const dated = (status: number, date: string) => () => {
    const answer = json(listOf([]), status);
    answer.headers.set('Date', date);
    return Promise.resolve(answer);
  };
  const answers = [
    dated(503, 'Thu, 01 Jan 1970 00:00:07 GMT'),
    dated(200, 'soon'),
    () => Promise.resolve(json({}, 404)),
  ];
  const copies = createHttpCopies(
    '/data/',
    () => answers.shift()?.() ?? Promise.reject(new Error('Expected no further request')),
    (time) => times.push(time),
  );
  await expect(copies.changes(signal)).rejects.toThrow('503');
  await copies.changes(signal);
  await expect(copies.duplicates()).rejects.toThrow('404');
  expect(times).toEqual([7_000]);
});

test('a list that did not come is asked for again, and who gave up meanwhile is told so', async () => {
  const { copies } = site(
    () => json({}, 503),
    () => json(listOf([])),
  );
  await expect(copies.changes(signal)).rejects.toThrow('changes.json: expected the file, found status 503');
  const gone = new AbortController();
  const asked = copies.changes(gone.signal);
  gone.abort(new Error('closed'));
  await expect(asked).rejects.toThrow('closed');
  expect((await copies.changes(signal)).collections.player.watermark).toBe(9);
});

test.each<[string, unknown, RegExp]>([
  ['of another version', listOf([], { version: 2 }), /version/],
  ['that leaves something out', listOf([file(1, 5), file(7, 9)]), /player: .*gap/],
  ['whose file ends before it begins', listOf([file(5, 1)]), /player: .*gap/],
  ['with a file of another name', listOf([{ ...file(1, 5), file: '../secret' }]), /file/],
  ['that is none', [], /changes\.json: /],
])('a list %s is refused', async (_, body, why) => {
  const { copies } = site(() => json(body));
  await expect(copies.changes(signal)).rejects.toThrow(why);
});

test('a start page in place of the list is refused', async () => {
  const { copies } = site(
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  );
  await expect(copies.changes(signal)).rejects.toThrow('changes.json: expected JSON, found text/html');
});
