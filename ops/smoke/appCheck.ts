import { isJsonObject } from '@/lib/json';
import { Problem } from '../../scripts/base/problem';
import { jsonOr, type Deployed } from './site';

/** A token of App Check for a debug token of the web app; `undefined` without one. */
export async function appCheckToken(
  { firebase: { projectId, appId, apiKey } }: Pick<Deployed, 'firebase'>,
  env: NodeJS.ProcessEnv,
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  const secret = env['ARMWIKI_APP_CHECK_DEBUG_TOKEN'];
  if (!secret) return undefined;
  const response = await send(
    `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debugToken: secret }),
    },
  );
  const text = await response.text();
  const body = jsonOr(text);
  const token = isJsonObject(body) ? body['token'] : undefined;
  if (response.ok && typeof token === 'string') return token;
  throw new Problem(
    `ARMWIKI_APP_CHECK_DEBUG_TOKEN: expected a debug token of the web app, found that App Check answers ${response.status} ${text.slice(0, 200)}`,
  );
}
