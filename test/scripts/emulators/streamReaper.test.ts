import {
  createServer,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { connect, createServer as createNetServer, type AddressInfo, type Server } from 'node:net';
import { freePorts, host } from '../../../scripts/base/ports';
import { startStreamReaper } from '../../../scripts/emulators/streamReaper';

const undos: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
    undos.push(() => new Promise((closed) => server.close(closed)));
  });

/** A reaper before a server that answers all requests except the first, and a list of those as `METHOD type id`. */
async function reaperBefore(silenceMs: number, answersAfterMs = 0, losesFirst = 0) {
  const took: string[] = [];
  const bodies: string[] = [];
  const waiting: (() => void)[] = [];
  const emulator = createServer((asked, answer) => {
    const { searchParams } = new URL(asked.url ?? '', 'http://x');
    took.push(`${asked.method} ${searchParams.get('TYPE') ?? 'open'} ${searchParams.get('SID') ?? 'new'}`);
    waiting.splice(0).forEach((check) => check());
    asked.on('data', (chunk: Buffer) => bodies.push(`${searchParams.get('RID')} ${chunk.toString()}`));
    if (took.length <= losesFirst) asked.destroy();
    else if (searchParams.get('TYPE') === 'xmlhttp') answer.write('first');
    else {
      const text = searchParams.has('SID') ? '[]' : '51\n[[0,["c","s1","",8,14,30000]]]';
      setTimeout(() => answer.end(text), answersAfterMs);
    }
  });
  const target = await listening(emulator);
  undos.push(() => emulator.closeAllConnections());
  const [port = 0] = await freePorts(1);
  undos.push(await startStreamReaper({ port, target, silenceMs }));
  const until = async (line: string) => {
    while (!took.includes(line)) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { port, took, bodies, until };
}

const channel = '/google.firestore.v1.Firestore/Listen/channel?database=d&VER=8';

const ask = (
  port: number,
  method: string,
  path: string,
  body = '',
  headers: OutgoingHttpHeaders = {},
): Promise<{ sent: ClientRequest; text: string; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host, port, method, path, headers }, (answer) =>
      answer.once('data', (chunk: Buffer) =>
        resolve({ sent, text: chunk.toString(), headers: answer.headers }),
      ),
    );
    sent.on('error', reject);
    sent.end(body);
  });

test('a stream whose browser is gone is ended, once', async () => {
  const { port, took, until } = await reaperBefore(20);
  const { sent, text } = await ask(port, 'GET', `${channel}&SID=s1&TYPE=xmlhttp`);
  expect(text).toBe('first');
  sent.destroy();
  await until('POST terminate s1');
  await ask(port, 'POST', `${channel}&SID=s2&RID=1`);
  await until('POST terminate s2');
  expect(took.filter((line) => line === 'POST terminate s1')).toHaveLength(1);
});

test('a stream that was opened and never read from is ended', async () => {
  const { port, until } = await reaperBefore(20);
  await ask(port, 'POST', `${channel}&RID=1`);
  await until('POST terminate s1');
});

test('a stream whose browser left before it was told the id is ended', async () => {
  const { port, took, until } = await reaperBefore(20, 100);
  const sent = request({ host, port, method: 'POST', path: `${channel}&RID=1` }).on('error', () => undefined);
  sent.end();
  await until('POST open new');
  sent.destroy();
  await until('POST terminate s1');
  // An incomplete request does not open a stream.
  const half = request({ host, port, method: 'POST', path: `${channel}&RID=2` }).on('error', () => undefined);
  half.write('half');
  half.destroy();
  await ask(port, 'POST', `${channel}&SID=s3&RID=1`);
  await until('POST terminate s3');
  expect(took.filter((line) => line === 'POST terminate s1')).toHaveLength(1);
});

/** The body of a browser's request, after this many messages sent before. */
const messages = (sentBefore: number, ...all: readonly object[]): string =>
  new URLSearchParams([
    ['count', String(all.length)],
    ['ofs', String(sentBefore)],
    ...all.map((each, at) => [`req${at}___data__`, JSON.stringify(each)]),
  ]).toString();

test('the queries of a stream are left before it ends, also if the emulator did not hear it at first', async () => {
  const { port, took, bodies, until } = await reaperBefore(200, 0, 1);
  const [first, second, third] = [2, 4, 6].map((targetId) => ({ addTarget: { targetId } }));
  await expect(ask(port, 'POST', `${channel}&RID=50`, 'lost')).rejects.toThrow('socket hang up');
  const opening = messages(0, first ?? {}, second ?? {});
  await ask(port, 'POST', `${channel}&RID=51`, `headers=x&${opening}`);
  await ask(
    port,
    'POST',
    `${channel}&SID=s1&RID=52`,
    messages(2, { removeTarget: 2 }, third ?? {}, { odd: 1 }),
  );
  await ask(port, 'POST', `${channel}&SID=s1&RID=53`, 'count=1&ofs=5&req0___data__=broken');
  await until('POST terminate s1');
  const database = 'd';
  const leaving = messages(6, { database, removeTarget: 4 }, { database, removeTarget: 6 });
  expect(bodies.at(-1)).toBe(`54 ${leaving}`);
  expect(took.slice(-2)).toEqual(['POST open s1', 'POST terminate s1']);
});

test('a stream that its page ended is ended a little later, with its queries', async () => {
  const { port, took, bodies, until } = await reaperBefore(20, 0, 2);
  await ask(port, 'POST', `${channel}&SID=s1&RID=1`, messages(0, { addTarget: { targetId: 2 } })).catch(
    () => undefined,
  );
  request({ host, port, method: 'POST', path: `${channel}&SID=s1&RID=2&TYPE=terminate` }).end();
  await until('POST terminate s1');
  expect(bodies.at(-1)).toBe(`2 ${messages(1, { database: 'd', removeTarget: 2 })}`);
  // The page's own two and the removal of the query, which was lost once.
  expect(took.filter((line) => line === 'POST open s1')).toHaveLength(3);
});

test('one that is read from stays, and one that its browser ended is ended once', async () => {
  const { port, took, until } = await reaperBefore(20);
  await ask(port, 'GET', `${channel}&SID=s1&TYPE=xmlhttp`);
  await ask(port, 'POST', `${channel}&SID=s1&RID=2`);
  const { sent } = await ask(port, 'GET', `${channel}&SID=s2&TYPE=xmlhttp`);
  request({ host, port, method: 'GET', path: `${channel}&SID=s2&TYPE=terminate` }).end();
  sent.destroy();
  await until('POST terminate s2');
  await ask(port, 'POST', `${channel}&SID=s3&RID=1`);
  await until('POST terminate s3');
  expect(took.filter((line) => line.includes('terminate'))).toEqual([
    'POST terminate s2',
    'POST terminate s3',
  ]);
});

test('a browser that asks for a stream after its end is told that there is none, and the emulator nothing', async () => {
  const { port, took, until } = await reaperBefore(20);
  await ask(port, 'POST', `${channel}&RID=1`, messages(0, { addTarget: { targetId: 2 } }));
  await until('POST terminate s1');
  const before = [...took];
  for (const query of ['&SID=s1&TYPE=xmlhttp', '&SID=s1&RID=2&TYPE=terminate'])
    // Google's library, on a page of another origin, looks for these words to open another stream.
    expect(await ask(port, 'POST', channel + query, '', { origin: 'http://page.example' })).toMatchObject({
      text: expect.stringMatching(/.+Unknown SID/),
      // A browser that sends cookies rejects an answer for any origin.
      headers: {
        'access-control-allow-origin': 'http://page.example',
        'access-control-allow-credentials': 'true',
      },
    });
  expect(took).toEqual(before);
});

test('what is no stream passes, and nothing is ended after it', async () => {
  const { port, took } = await reaperBefore(0);
  expect((await ask(port, 'POST', '/v1/projects/p:commit')).text).toContain('s1');
  await ask(port, 'GET', '/');
  expect(took).toEqual(['POST open new', 'GET open new']);
});

test('programs that speak HTTP/2 reach the emulator as they are', async () => {
  const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
  const target = await listening(
    createNetServer((socket) => socket.once('data', (chunk) => socket.end(`took ${chunk.toString()}`))),
  );
  const [port = 0] = await freePorts(1);
  undos.push(await startStreamReaper({ port, target }));
  const socket = connect({ host, port });
  socket.write(preface);
  const text = await new Promise<string>((resolve) => {
    let all = '';
    socket.on('data', (chunk) => (all += chunk.toString())).on('close', () => resolve(all));
  });
  expect(text).toBe(`took ${preface}`);
});
