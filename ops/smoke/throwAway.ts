import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isJsonObject } from '@/lib/json';
import { newId } from '@/lib/newId';
import { Problem } from '../../scripts/base/problem';
import type { ApiAnswer, WikiApi } from './wikiApi';

/** An account for one smoke test, with the one proposal that it makes. */
export interface ThrowAway {
  readonly email: string;
  readonly password: string;
  readonly delta: string;
}

export interface SignedIn {
  readonly uid: string;
  readonly token: string;
}

/**
 * Writes the note before the account exists. Only the note lets a later run clean up after a killed smoke test, so it
 * is deleted last and never overwritten.
 */
export function noteThrowAway(file: string): ThrowAway {
  if (existsSync(file)) throw new Problem(`${file} still notes an earlier account: remove that first.`);
  const noted: ThrowAway = {
    email: `smoke-${newId().toLowerCase()}@example.com`,
    password: newId(),
    delta: newId(),
  };
  mkdirSync(dirname(file), { recursive: true });
  // Written under a temporary name first, so a note is complete or missing.
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(noted), { mode: 0o600 });
  renameSync(draft, file);
  return noted;
}

export function readThrowAway(file: string): ThrowAway | undefined {
  if (!existsSync(file)) return undefined;
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return read as ThrowAway;
}

/** Creates the account by Email/Password, as people do. */
export async function signUp(api: WikiApi, { email, password }: ThrowAway): Promise<SignedIn> {
  const answer = await api.account('signUp', { email, password, returnSecureToken: true });
  const account = signedIn(answer);
  if (account) return account;
  throw new Problem(`expected a new account, found ${answer.status} ${messageOf(answer)}`);
}

/**
 * Removes the proposal, the account and the note. Missing ones are skipped. A `Problem` names what cannot be removed,
 * and the note stays for the next run, unless only a moderator could act then.
 */
export async function removeThrowAway(api: WikiApi, file: string, noted: ThrowAway): Promise<void> {
  const { email, password, delta } = noted;
  const answer = await api.account('signInWithPassword', { email, password, returnSecureToken: true });
  const account = signedIn(answer);
  if (account) {
    const left = await removeProposal(api, delta, account);
    if (left && !left.isDecided) throw new Problem(left.says);
    const removed = await api.account('delete', { idToken: account.token });
    if (removed.status !== 200)
      throw new Problem(`The account ${email} (${account.uid}) could not be removed: ${messageOf(removed)}`);
    rmSync(file, { force: true });
    if (left) throw new Problem(left.says);
  } else if (!/INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND/.test(answer.text))
    throw new Problem(`Whether there is an account ${email} could not be seen: ${messageOf(answer)}`);
  rmSync(file, { force: true });
}

interface Left {
  /** True if a moderator has applied it: then it is history, and no account can withdraw it. */
  readonly isDecided: boolean;
  readonly says: string;
}

async function removeProposal(api: WikiApi, delta: string, { token }: SignedIn): Promise<Left | undefined> {
  const path = `delta/${delta}`;
  const there = await api.get(path, token);
  if (there.status === 404) return undefined;
  const removed = await api.commit([{ delete: api.nameOf(path) }], token);
  if (removed.status === 200) return undefined;
  const now = await api.get(path, token);
  const says = `The proposal ${path} could not be withdrawn: ${messageOf(removed)}.`;
  return isApplied(now)
    ? { isDecided: true, says: `${says} A moderator has applied it: revert it.` }
    : { isDecided: false, says: `${says} The next smoke test tries it again.` };
}

const isApplied = ({ text }: ApiAnswer) => /"status":\s*\{\s*"stringValue":\s*"applied"/.test(text);

function signedIn({ status, body }: ApiAnswer): SignedIn | undefined {
  if (status !== 200 || !isJsonObject(body)) return undefined;
  const { localId: uid, idToken: token } = body;
  return typeof uid === 'string' && typeof token === 'string' ? { uid, token } : undefined;
}

export const messageOf = ({ text, body }: ApiAnswer): string => {
  const error = isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : {};
  return typeof error['message'] === 'string' ? error['message'] : text.slice(0, 200);
};
