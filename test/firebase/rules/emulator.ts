import { Increase, isTransform, toWire, toWireFields, type DocFields, type DocValue } from './firestoreValue';
import { rulesSource } from './rulesFile';

/**
 * The Firestore emulator by REST: an attacker is not bound to our SDK, and a thousand small requests are fast. The
 * rules see no difference.
 */
const host = process.env['FIRESTORE_EMULATOR_HOST'];

export async function askTogether(
  project: string,
  person: Person,
  writes: readonly Companion[],
): Promise<Outcome> {
  const [first, ...beside] = writes.toReversed();
  if (!first) throw new Error('Expected a write, found none');
  return ask(project, person, { kind: 'set', ...first, beside: beside.toReversed() });
}

/** `uid` is absent for visitors. */
export interface Person {
  readonly uid?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

type Operator = 'EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL';
type Condition = readonly [field: string, op: Operator, value: DocValue];

export interface Query {
  readonly from: string;
  readonly where?: readonly Condition[];
  readonly whereAny?: readonly Condition[];
  readonly orderBy?: readonly (readonly [field: string, direction?: 'DESCENDING'])[];
  readonly limit?: number;
  readonly offset?: number;
  /** Includes subcollections with that name below any document. */
  readonly everywhere?: boolean;
  readonly below?: string;
}

export interface Companion {
  readonly path: string;
  readonly data: DocFields;
  readonly merge?: boolean;
}

export type Request = (
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'list'; readonly query: Query }
  | { readonly kind: 'set'; readonly path: string; readonly data: DocFields }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly data: DocFields;
      /** Field paths in Firestore's notation, if they differ from the keys of `data`. */
      readonly mask?: readonly string[];
    }
  | { readonly kind: 'delete'; readonly path: string }
) & {
  readonly beside?: readonly Companion[];
};

/** `malformed`: Firestore refuses the request before the rules see it; `contended`: others held its documents. */
export type Outcome = 'allowed' | 'denied' | 'malformed' | 'contended';

export async function loadRules(project: string, source: string): Promise<readonly RulesIssue[]> {
  const body = { rules: { files: [{ name: 'firestore.rules', content: source }] } };
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Expected rules that compile, found ${text}`);
  return (JSON.parse(text) as { issues?: readonly RulesIssue[] }).issues ?? [];
}

/** Loads the deployed rules, unless the project has them already. */
export async function ensureRules(project: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`);
  // The form of the emulator's answer; a project without earlier requests has no rules.
  const { rules } = (await response.json()) as {
    readonly rules?: { readonly files?: readonly { readonly content?: string }[] };
  };
  if (rules?.files?.[0]?.content !== rulesSource) await loadRules(project, rulesSource);
}

export interface RulesIssue {
  readonly description: string;
}

export async function emptyProject(project: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(url, { method: 'DELETE' });
}

/** Writes the documents as given, bypassing the rules; `null` deletes one. */
export async function arrange(
  project: string,
  docs: Readonly<Record<string, DocFields | null>>,
): Promise<void> {
  const writes = Object.entries(docs).map(([path, data]) =>
    data === null ? { delete: nameOf(project, path) } : setWrite(project, path, data),
  );
  const response = await post(project, ':commit', 'owner', { writes });
  if (response.status !== 200) throw new Error(`Expected to arrange, found ${response.text}`);
}

export async function ask(project: string, person: Person, request: Request): Promise<Outcome> {
  const { status, text } = await send(project, person, request);
  if (status === 200 || status === 404) return 'allowed';
  if (status === 403) return 'denied';
  if (status === 400) return 'malformed';
  if (status === 409) return 'contended';
  throw new Error(`Expected an answer to ${JSON.stringify(request).slice(0, 500)}, found ${status} ${text}`);
}

function send(project: string, person: Person, request: Request) {
  const bearer = person.uid === undefined ? undefined : tokenOf(project, person.uid, person.claims);
  const beside = (request.beside ?? []).map(({ path, data, merge }) => setWrite(project, path, data, merge));
  switch (request.kind) {
    case 'get':
      return call(documents(project, `/${request.path}`), bearer);
    case 'list':
      return post(project, `${request.query.below ? `/${request.query.below}` : ''}:runQuery`, bearer, {
        structuredQuery: wireQuery(request.query),
      });
    case 'set':
      return post(project, ':commit', bearer, {
        writes: [...beside, setWrite(project, request.path, request.data)],
      });
    case 'update': {
      const keys = Object.keys(request.data).filter((key) => !isTransform(request.data[key]));
      const fieldPaths = request.mask ?? keys;
      const write = { ...setWrite(project, request.path, request.data), updateMask: { fieldPaths } };
      return post(project, ':commit', bearer, { writes: [...beside, write] });
    }
    case 'delete':
      return post(project, ':commit', bearer, {
        writes: [...beside, { delete: nameOf(project, request.path) }],
      });
  }
}

const nameOf = (project: string, path: string) => `projects/${project}/databases/(default)/documents/${path}`;

const documents = (project: string, rest: string) =>
  `http://${host}/v1/projects/${project}/databases/(default)/documents${rest}`;

function setWrite(project: string, path: string, data: DocFields, merge = false) {
  const entries = Object.entries(data);
  const transforms = entries.filter(([, value]) => isTransform(value));
  const plain = entries.filter(([, value]) => !isTransform(value));
  return {
    update: { name: nameOf(project, path), fields: toWireFields(Object.fromEntries(plain)) },
    ...(merge && { updateMask: { fieldPaths: plain.map(([key]) => key) } }),
    updateTransforms: transforms.map(([fieldPath, value]) =>
      value instanceof Increase
        ? { fieldPath, increment: toWire(value.by) }
        : { fieldPath, setToServerValue: 'REQUEST_TIME' },
    ),
  };
}

function wireQuery({ from, where, whereAny, orderBy, limit, offset, everywhere }: Query) {
  const filter = ([fieldPath, op, value]: Condition) => ({
    fieldFilter: { field: { fieldPath }, op, value: toWire(value) },
  });
  return {
    from: [{ collectionId: from, allDescendants: everywhere ?? false }],
    where: where
      ? { compositeFilter: { op: 'AND', filters: where.map(filter) } }
      : whereAny && { compositeFilter: { op: 'OR', filters: whereAny.map(filter) } },
    orderBy: orderBy?.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    limit,
    offset,
  };
}

function tokenOf(project: string, uid: string, claims: Person['claims']) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    ...claims,
  };
  return `${part({ alg: 'none', type: 'JWT' })}.${part(payload)}.`;
}

const post = (project: string, method: string, bearer: string | undefined, body: unknown) =>
  call(documents(project, method), bearer, body);

async function call(url: string, bearer: string | undefined, body?: unknown) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

export interface CoverageNode {
  readonly sourcePosition?: {
    readonly currentOffset?: number;
    readonly endOffset?: number;
    readonly line?: number;
  };
  readonly values?: readonly {
    readonly value?: Readonly<Record<string, unknown>>;
    readonly count?: number;
  }[];
  readonly children?: readonly CoverageNode[];
}

export async function ruleCoverage(project: string): Promise<readonly CoverageNode[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`);
  // The emulator's documented answer; the tests fail visibly if a part is missing.
  return ((await response.json()) as { report?: readonly CoverageNode[] }).report ?? [];
}
