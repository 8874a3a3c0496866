import { region } from '@/model/operating/region';
import { jsonOr, type Deployed } from './site';

export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

export type ApiWrite = Readonly<Record<string, unknown>>;

/** The backend of a deployed wiki, called as its pages do: with the public key, as an account or as a visitor. */
export interface WikiApi {
  readonly get: (path: string, token?: string) => Promise<ApiAnswer>;
  readonly list: (query: object, token?: string) => Promise<ApiAnswer>;
  readonly commit: (writes: readonly ApiWrite[], token?: string) => Promise<ApiAnswer>;
  readonly account: (method: string, body: object) => Promise<ApiAnswer>;
  readonly call: (name: string, data: object, token?: string) => Promise<ApiAnswer>;
  readonly nameOf: (path: string) => string;
}

const answerMs = 60_000;

/** `appCheck` is a token of App Check, for projects that enforce it. */
export function createWikiApi(
  { firebase: { apiKey, projectId }, emulators }: Deployed,
  send: typeof fetch = fetch,
  appCheck?: string,
): WikiApi {
  const at = (address: { readonly host: string; readonly port: number }) =>
    `http://${address.host}:${address.port}`;
  const firestore = emulators ? at(emulators.firestore) : 'https://firestore.googleapis.com';
  const identity = emulators
    ? `${emulators.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const functions = emulators
    ? `${at(emulators.functions)}/${projectId}/${region}`
    : `https://${region}-${projectId}.cloudfunctions.net`;
  const database = `projects/${projectId}/databases/(default)/documents`;

  const ask = async (url: string, token?: string, body?: object): Promise<ApiAnswer> => {
    const response = await send(url, {
      signal: AbortSignal.timeout(answerMs),
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(appCheck !== undefined && { 'X-Firebase-AppCheck': appCheck }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: jsonOr(text) };
  };
  return {
    get: (path, token) => ask(`${firestore}/v1/${database}/${path}`, token),
    list: (query, token) => ask(`${firestore}/v1/${database}:runQuery`, token, { structuredQuery: query }),
    commit: (writes, token) => ask(`${firestore}/v1/${database}:commit`, token, { writes }),
    account: (method, body) => ask(`${identity}/v1/accounts:${method}?key=${apiKey}`, undefined, body),
    call: (name, data, token) => ask(`${functions}/${name}`, token, { data }),
    nameOf: (path) => `${database}/${path}`,
  };
}
