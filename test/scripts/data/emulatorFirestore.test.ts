import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { createServer, type Http2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';

const projectId = 'demo-unsteady';
const name = `projects/${projectId}/databases/(default)/documents/player/p1`;

/** The shortest answers that the SDK understands, in protocol buffers. */
const answers: Readonly<Record<string, Buffer>> = {
  BatchWrite: Buffer.from([0x0a, 0, 0x12, 0]),
  /** A missing document, the new transaction, the time of reading. */
  BatchGetDocuments: Buffer.concat([
    Buffer.from([0x12, name.length]),
    Buffer.from(name),
    Buffer.from([0x1a, 1, 0x74, 0x22, 0]),
  ]),
};

let server: Http2Server;
let app: App;
let asked: string[];
/** Number of failing writes before one succeeds. */
let failures: number;
let status: string;

function answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const method = request.url.split('/').at(-1) ?? '';
  asked.push(method);
  const fails = !method.startsWith('BatchGet') && asked.filter((one) => one === method).length <= failures;
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/grpc');
    if (fails) response.setHeader('grpc-status', status);
    else {
      const message = answers[method] ?? Buffer.alloc(0);
      const prefix = Buffer.alloc(5);
      prefix.writeUInt32BE(message.length, 1);
      response.write(Buffer.concat([prefix, message]));
      response.addTrailers({ 'grpc-status': '0' });
    }
    response.end();
  });
}

beforeEach(async () => {
  asked = [];
  failures = 2;
  status = '2';
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  app = initializeApp({ projectId }, projectId);
});
afterEach(async () => {
  await emulatorFirestore(app).terminate();
  await deleteApp(app);
  await new Promise((resolve) => server.close(resolve));
});

const document = (db: Firestore) => db.doc('player/p1');
const write = (db: Firestore): Promise<unknown> => document(db).set({ name: 'Ann' });
const writeInBulk = async (db: Firestore): Promise<unknown> => {
  const writer = db.bulkWriter();
  const written = writer.set(document(db), { name: 'Ann' });
  await writer.close();
  return written;
};

test.each([
  ['a write', 'Commit', write],
  ['a write among many', 'BatchWrite', writeInBulk],
])('%s is sent again while the emulator answers UNKNOWN', async (_, method, send) => {
  await send(emulatorFirestore(app));
  expect(asked).toEqual([method, method, method]);
});

test('another error is told at once, and UNKNOWN when it does not end', async () => {
  status = '7';
  await expect(write(emulatorFirestore(app))).rejects.toMatchObject({ code: 7 });
  expect(asked).toHaveLength(1);
  status = '2';
  failures = Infinity;
  await expect(write(emulatorFirestore(app))).rejects.toMatchObject({ code: 2 });
  expect(asked).toHaveLength(6);
});

test('a transaction begins anew, since the emulator takes its commit only once', async () => {
  failures = 1;
  const db = emulatorFirestore(app);
  await db.runTransaction(async (transaction) => {
    await transaction.get(document(db));
    transaction.set(document(db), { name: 'Ann' });
  });
  const attempt = ['BatchGetDocuments', 'Commit'];
  expect(asked.filter((method) => method !== 'Rollback')).toEqual([...attempt, ...attempt]);
});
