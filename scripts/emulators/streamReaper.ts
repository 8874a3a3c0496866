import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createNetServer, type Socket } from 'node:net';
import * as v from 'valibot';
import { host } from '../base/ports';

const mostTries = 5;
const retryMs = 100;

export interface StreamReaperOptions {
  readonly port: number;
  readonly target: number;
  /**
   * Ends a stream after this long without a reader. A browser asks again within milliseconds, or a second if slowed
   * down, and opens another stream if ended too early. A stream overflowed within five seconds of two busy tests.
   */
  readonly silenceMs?: number;
}

/**
 * Sits in front of the Firestore emulator and ends the streams of browsers that are gone, as Firestore itself does. The
 * emulator never ends the queries of a stream, even if the browser did: each write adds the whole answer of the query
 * to it. Beyond 10,000 unread messages it fails on each further one, until writes take a minute. It does obey when a
 * query is removed. Returns the call that ends the reaper.
 */
export async function startStreamReaper(options: StreamReaperOptions): Promise<() => Promise<void>> {
  const { port, target, silenceMs = 2_000 } = options;
  const streams = createStreams(silenceMs, (id, stream) => void end(target, id, stream));
  const web = createServer((request, response) => forward(target, streams, request, response));
  const sockets = new Set<Socket>();
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      // The preface of HTTP/2, which programs use. Their streams end with the connection.
      if (first.toString('latin1').startsWith('PRI ')) join(socket, connect({ host, port: target }));
      else web.emit('connection', socket);
      socket.resume();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return async () => {
    streams.forget();
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

function join(one: Socket, other: Socket): void {
  one.pipe(other).pipe(one);
  one.on('close', () => other.destroy());
  other.on('close', () => one.destroy()).on('error', () => one.destroy());
}

function forward(target: number, streams: Streams, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path = '/', headers } = request;
  const url = new URL(path, `http://${host}`);
  const channel = url.pathname.endsWith('/channel') ? url : undefined;
  const id = channel?.searchParams.get('SID') ?? undefined;
  if (id !== undefined && streams.isEnded(id)) {
    // The emulator's answer to an unknown id: a browser that was only slow opens another stream. If the reaper removed
    // its queries instead, Firestore's SDK would give up for good, since it never asked for that.
    request.resume();
    const readers = {
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    };
    response.writeHead(400, readers).end('Error: Unknown SID');
    return;
  }
  if (id !== undefined && url.searchParams.get('TYPE') === 'terminate') {
    streams.end(id, url);
    response.end();
    return;
  }
  const opened = channel && id === undefined && method === 'POST' ? newStream(channel) : undefined;
  const stream = opened ?? (channel && id !== undefined ? streams.meet(id, channel, response) : undefined);
  if (stream && method === 'POST') {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => noteQueries(stream, url, body));
  }
  // A connection of its own: the emulator may close a reused one at the same moment.
  const onward = send({ host, port: target, method, path, headers, agent: false }, (answer) => {
    // The first answer to a new stream has its id.
    if (opened)
      answer.once('data', (chunk: Buffer) => {
        const named = /"c","([^"]+)"/.exec(chunk.toString('latin1'))?.[1];
        if (named !== undefined) streams.meet(named, url, response, opened);
      });
    if (response.closed) {
      answer.resume();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => {
    if (response.writableFinished) return;
    // The emulator opens a stream once the request is complete, also for a browser that left before it received the id.
    if (!opened || !request.complete) onward.destroy();
  });
  request.pipe(onward);
}

interface Stream {
  requestId: number;
  sent: number;
  readonly queries: Set<number>;
  readonly channel: URL;
  open: number;
  silence?: NodeJS.Timeout;
}

const newStream = (channel: URL): Stream => ({ requestId: 0, sent: 0, queries: new Set(), channel, open: 0 });

interface Streams {
  readonly meet: (id: string, channel: URL, response: ServerResponse, opened?: Stream) => Stream;
  readonly end: (id: string, channel: URL) => void;
  readonly isEnded: (id: string) => boolean;
  readonly forget: () => void;
}

function createStreams(silenceMs: number, onEnd: (id: string, stream: Stream) => void): Streams {
  const streams = new Map<string, Stream>();
  const ended = new Set<string>();
  const endAfter = (id: string, stream: Stream) => {
    clearTimeout(stream.silence);
    stream.silence = setTimeout(() => {
      streams.delete(id);
      ended.add(id);
      onEnd(id, stream);
    }, silenceMs);
  };
  return {
    meet: (id, channel, response, opened = newStream(channel)) => {
      const stream = streams.get(id) ?? opened;
      streams.set(id, stream);
      clearTimeout(stream.silence);
      stream.open += 1;
      const leave = () => {
        stream.open -= 1;
        if (stream.open === 0 && streams.get(id) === stream) endAfter(id, stream);
      };
      if (response.closed) leave();
      else response.on('close', leave);
      return stream;
    },
    end: (id, channel) => {
      const stream = streams.get(id) ?? newStream(channel);
      streams.set(id, stream);
      endAfter(id, stream);
    },
    isEnded: (id) => ended.has(id),
    forget: () => {
      for (const { silence } of streams.values()) clearTimeout(silence);
      streams.clear();
    },
  };
}

/** A message to a Listen stream; other messages follow no query. */
const messageSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      addTarget: v.optional(v.object({ targetId: v.number() })),
      removeTarget: v.optional(v.number()),
    }),
    v.transform(({ addTarget, removeTarget }) => ({ added: addTarget?.targetId, removed: removeTarget })),
  ),
  { added: undefined, removed: undefined },
);

function noteQueries(stream: Stream, { searchParams }: URL, body: string): void {
  const form = new URLSearchParams(body);
  const numberOf = (text: string | null) => Number(text) || 0;
  stream.requestId = Math.max(stream.requestId, numberOf(searchParams.get('RID')));
  stream.sent = Math.max(stream.sent, numberOf(form.get('ofs')) + numberOf(form.get('count')));
  for (const [name, text] of form) {
    if (!name.endsWith('___data__')) continue;
    const { added, removed } = v.parse(messageSchema, text);
    if (added !== undefined) stream.queries.add(added);
    if (removed !== undefined) stream.queries.delete(removed);
  }
}

/** Removes the queries of a stream, then ends it, as its browser could have done. */
async function end(target: number, id: string, stream: Stream): Promise<void> {
  const { channel, queries } = stream;
  const pathOf = (requestId: number, more = '') => {
    const of = ['VER', 'database'].map((name) => [name, channel.searchParams.get(name) ?? '']);
    const query = new URLSearchParams([...of, ['SID', id], ['RID', String(requestId)]]);
    return `${channel.pathname}?${query.toString()}${more}`;
  };
  const form = new URLSearchParams({ count: String(queries.size), ofs: String(stream.sent) });
  for (const [at, removeTarget] of [...queries].entries()) {
    const database = channel.searchParams.get('database');
    form.set(`req${at}___data__`, JSON.stringify({ database, removeTarget }));
  }
  if (queries.size > 0) await post(target, pathOf(stream.requestId + 1), form.toString());
  await post(target, pathOf(stream.requestId + 2, '&TYPE=terminate'), '');
}

/** Posts to the emulator, and tries again if the connection breaks: nobody else would. */
async function post(port: number, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const isTold = await new Promise<boolean>((resolve) => {
      send({ host, port, method: 'POST', path, headers, agent: false }, (answer) => {
        answer.on('error', () => undefined).resume();
        resolve(true);
      })
        .on('error', () => resolve(false))
        .end(body);
    });
    if (isTold) return;
    await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
  }
}
