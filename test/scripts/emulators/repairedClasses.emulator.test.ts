import { connect, type ClientHttp2Session } from 'node:http2';
import { arrange, emptyProject } from '../../firebase/rules/emulator';

/** A field of a message in protocol buffers, of bytes. */
function field(number: number, ...values: readonly (string | Buffer)[]): Buffer {
  const bytes = Buffer.concat(values.map((value) => Buffer.from(value)));
  const length = bytes.length < 128 ? [bytes.length] : [(bytes.length & 0x7f) | 0x80, bytes.length >> 7];
  return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), bytes]);
}

const project = 'demo-repaired';
const database = `projects/${project}/databases/(default)`;

/** A request of a Listen stream for a query, or for one document. */
function request(targetId: number, target: Buffer): Buffer {
  const message = Buffer.concat([field(1, database), field(2, target, Buffer.from([5 * 8, targetId]))]);
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}
const query = request(2, field(2, field(1, `${database}/documents`), field(2, field(2, field(2, 'player')))));
const document = request(4, field(3, field(2, `${database}/documents/player/p1`)));

/** Whether one field fills the whole message, as in a Listen stream. */
function isWhole(message: Buffer): boolean {
  const [tag = 0, low = 0, high = 0] = message;
  const [length, start] = low < 128 ? [low, 2] : [(low & 0x7f) + high * 128, 3];
  return [2, 3, 4, 5, 6].includes(tag >> 3) && (tag & 7) === 2 && message.length === start + length;
}

/** Opens a stream and reads this many messages; gives what was wrong with them, or `undefined`. */
function listen(session: ClientHttp2Session, most: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const stream = session.request({
      ...{ ':method': 'POST', ':path': '/google.firestore.v1.Firestore/Listen' },
      ...{ 'content-type': 'application/grpc', te: 'trailers', authorization: 'Bearer owner' },
      'google-cloud-resource-prefix': database,
    });
    let rest: Buffer = Buffer.alloc(0);
    let read = 0;
    const end = (problem?: string) => {
      stream.close();
      resolve(problem);
    };
    stream.on('error', (error) => end(error.message)).on('end', () => end('ended'));
    stream.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
        const message = rest.subarray(5, 5 + rest.readUInt32BE(1));
        if (rest[0] !== 0 || !isWhole(message)) end(`no message: ${message.toString('hex')}`);
        rest = rest.subarray(5 + message.length);
        read += 1;
      }
      if (read >= most) end();
    });
    stream.write(query);
    stream.write(document);
  });
}

test('streams that begin and end beside writes are whole, and every write is answered', async () => {
  await emptyProject(project);
  const session = connect(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`);
  let listeners = 4;
  const problems: string[] = [];
  const listenOften = async () => {
    for (let times = 0; times < 75; times += 1) {
      const problem = await listen(session, 12 + (times % 9));
      if (problem !== undefined) problems.push(problem);
    }
    listeners -= 1;
  };
  const write = async () => {
    for (let at = 0; listeners > 0; at += 1)
      await arrange(project, { [`player/p${at % 3}`]: { name: 'x'.repeat(at % 300), at } });
  };
  try {
    await Promise.all([...Array.from({ length: listeners }, listenOften), write(), write()]);
  } finally {
    session.destroy();
  }
  expect(problems).toEqual([]);
});
