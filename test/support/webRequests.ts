/** The parts of requests and responses that the router uses and jsdom lacks. Import it before the router. */
class PlainHeaders extends Map<string, string> {}

class PlainRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal;

  constructor(url: string, { signal }: { readonly signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
}

class PlainResponse {
  readonly body = null;
  readonly statusText = '';
  readonly status: number;
  readonly headers: PlainHeaders;

  constructor(_body: null, { status, headers }: { readonly status: number; readonly headers: PlainHeaders }) {
    this.status = status;
    this.headers = headers;
  }
}

Object.assign(globalThis, { Headers: PlainHeaders, Request: PlainRequest, Response: PlainResponse });
