import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createNetServer, type Socket } from 'node:net';
import { host } from './ports';

export interface StreamReaperOptions {
  /** Where programs and browsers ask. */
  readonly port: number;
  /** Where the Firestore emulator listens. */
  readonly target: number;
  /**
   * A stream that nobody has read from for so long is ended; a browser asks again within milliseconds, and one that is
   * ended too early opens another. In five seconds of two busy tests a stream overflowed.
   */
  readonly silenceMs?: number;
}

/**
 * Stands before the Firestore emulator and ends the streams of browsers that are gone, as Firestore itself does. The
 * emulator keeps such a stream for good: with each write it sends it its query's whole answer, and beyond 10,000 messages
 * that nobody reads it fails with each of them anew, until writes take a minute. Returns the call that ends it.
 */
export async function startStreamReaper(options: StreamReaperOptions): Promise<() => Promise<void>> {
  const { port, target, silenceMs = 1_000 } = options;
  const agent = new Agent({ keepAlive: true });
  const streams = createStreams(silenceMs, (path) => {
    const ending = send({ host, port: target, method: 'POST', path, agent }, (answer) => answer.resume());
    ending.on('error', () => undefined).end();
  });
  const web = createServer((request, response) => forward(target, agent, streams, request, response));
  const sockets = new Set<Socket>();
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      // The preface of HTTP/2. Programs speak it, and their connections end with them.
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
    agent.destroy();
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

function forward(
  target: number,
  agent: Agent,
  streams: Streams,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url: path = '/', headers } = request;
  const url = new URL(path, `http://${host}`);
  const channel = url.pathname.endsWith('/channel') ? url : undefined;
  const id = channel?.searchParams.get('SID');
  const opens = channel !== undefined && !id && method === 'POST';
  if (channel && id) streams.meet(id, channel, response);
  const onward = send({ host, port: target, method, path, headers, agent }, (answer) => {
    // A stream that is opened has its id in the first answer.
    if (opens)
      answer.once('data', (chunk: Buffer) => {
        const opened = /"c","([^"]+)"/.exec(chunk.toString('latin1'))?.[1];
        if (opened !== undefined) streams.meet(opened, channel, response);
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
    // The emulator has opened a stream for whoever asked in full, also for a browser that left before it was told the id.
    if (!opens || !request.complete) onward.destroy();
  });
  request.pipe(onward);
}

/** The streams of browsers that are open: WebChannel's, whose requests carry the stream's id. */
interface Streams {
  /** A request of a stream, which reads from it until its response is closed. */
  readonly meet: (id: string, channel: URL, response: ServerResponse) => void;
  readonly forget: () => void;
}

function createStreams(silenceMs: number, end: (path: string) => void): Streams {
  const open = new Map<string, { requests: number; silence?: NodeJS.Timeout }>();
  return {
    meet: (id, channel, response) => {
      const stream = open.get(id) ?? { requests: 0 };
      clearTimeout(stream.silence);
      if (channel.searchParams.get('TYPE') === 'terminate') {
        open.delete(id);
        return;
      }
      open.set(id, stream);
      stream.requests += 1;
      const leave = () => {
        stream.requests -= 1;
        if (stream.requests > 0 || open.get(id) !== stream) return;
        stream.silence = setTimeout(() => {
          open.delete(id);
          end(endOf(id, channel));
        }, silenceMs);
      };
      if (response.closed) leave();
      else response.on('close', leave);
    },
    forget: () => {
      for (const { silence } of open.values()) clearTimeout(silence);
      open.clear();
    },
  };
}

/** A WebChannel's own way to say that it ends. */
function endOf(id: string, channel: URL): string {
  const url = new URL(channel);
  for (const name of ['AID', 'CI', 't', 'CVER', 'X-HTTP-Session-Id', '$httpHeaders'])
    url.searchParams.delete(name);
  url.searchParams.set('SID', id);
  url.searchParams.set('RID', '99999');
  url.searchParams.set('TYPE', 'terminate');
  return url.pathname + url.search;
}
