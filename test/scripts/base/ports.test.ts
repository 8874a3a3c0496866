import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { freePorts, host, reservePorts } from '../../../scripts/base/ports';

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

test('ports are taken until they are released, and no two are the same', async () => {
  const { ports, release } = await reservePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(await canListen(ports[0]!)).toBe(false);
  await release();
  expect(await canListen(ports[0]!)).toBe(true);
});

test('none is one that the system gives to whoever asks for any', async () => {
  expect((await freePorts(20)).filter((port) => port < 20_000 || port >= 32_768)).toEqual([]);
});

test('reserved ports are released although somebody has connected meanwhile', async () => {
  const { ports, release } = await reservePorts(1);
  const visitor = connect({ port: ports[0] ?? 0, host });
  await once(visitor, 'connect');
  await release();
  visitor.destroy();
});
