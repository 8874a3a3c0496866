import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isJsonObject } from '@/lib/json';
import { newId } from '@/lib/newId';
import { Problem } from '../../base/problem';
import type { ApiAnswer, WikiApi } from './wikiApi';

/** An account for one smoke test, with the one proposal that it makes. */
export interface ThrowAway {
  readonly email: string;
  readonly password: string;
  readonly delta: string;
}

/** An account that is signed in. */
export interface SignedIn {
  readonly uid: string;
  readonly token: string;
}

/**
 * Notes an account before there is one. The note is the one thing by which a smoke test that was killed can be cleaned up
 * after, so it goes last.
 */
export function noteThrowAway(file: string): ThrowAway {
  const noted: ThrowAway = {
    // No mail is ever delivered there, and none is sent.
    email: `smoke-${newId().toLowerCase()}@example.com`,
    password: newId(),
    delta: `smoke-${newId()}`,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(noted), { mode: 0o600 });
  return noted;
}

export function readThrowAway(file: string): ThrowAway | undefined {
  if (!existsSync(file)) return undefined;
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // Written above.
  return read as ThrowAway;
}

/** Makes the account, by Email/Password as people do. */
export async function signUp(api: WikiApi, { email, password }: ThrowAway): Promise<SignedIn> {
  const answer = await api.account('signUp', { email, password, returnSecureToken: true });
  const account = signedIn(answer);
  if (account) return account;
  throw new Problem(`expected a new account, found ${answer.status} ${messageOf(answer)}`);
}

/**
 * Removes the proposal and the account, and the note of them. Whatever is not there is none to remove. What cannot be removed
 * is said in a `Problem`, and the note stays for the next run.
 */
export async function removeThrowAway(api: WikiApi, file: string, noted: ThrowAway): Promise<void> {
  const { email, password, delta } = noted;
  const answer = await api.account('signInWithPassword', { email, password, returnSecureToken: true });
  const account = signedIn(answer);
  if (account) {
    await removeProposal(api, delta, account);
    const removed = await api.account('delete', { idToken: account.token });
    if (removed.status !== 200)
      throw new Problem(`The account ${email} (${account.uid}) could not be removed: ${messageOf(removed)}`);
  } else if (!/INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND/.test(answer.text))
    throw new Problem(`Whether there is an account ${email} could not be seen: ${messageOf(answer)}`);
  rmSync(file, { force: true });
}

async function removeProposal(api: WikiApi, delta: string, { token }: SignedIn): Promise<void> {
  const there = await api.get(`delta/${delta}`, token);
  if (there.status === 404) return;
  const removed = await api.commit([{ delete: api.nameOf(`delta/${delta}`) }], token);
  if (removed.status !== 200)
    throw new Problem(
      `The proposal delta/${delta} could not be withdrawn: ${messageOf(removed)}. A moderator has perhaps decided it: reject or revert it.`,
    );
}

function signedIn({ status, body }: ApiAnswer): SignedIn | undefined {
  if (status !== 200 || !isJsonObject(body)) return undefined;
  const { localId: uid, idToken: token } = body;
  return typeof uid === 'string' && typeof token === 'string' ? { uid, token } : undefined;
}

/** Words of Google's interfaces for a refusal, in one line. */
export const messageOf = ({ text, body }: ApiAnswer): string => {
  const error = isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : {};
  return typeof error['message'] === 'string' ? error['message'] : text.slice(0, 200);
};
