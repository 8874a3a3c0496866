import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noteThrowAway, readThrowAway, removeThrowAway } from '../../smoke/throwAway';
import type { ApiAnswer, WikiApi } from '../../smoke/wikiApi';
import { newFolder } from '../folders';

const answer = (status: number, body: unknown = {}): ApiAnswer => ({
  ...{ status, body, text: JSON.stringify(body) },
});

function wikiWith(status: string) {
  const done: string[] = [];
  const none = () => Promise.reject(new Error('not asked for'));
  const api: WikiApi = {
    ...{ list: none, call: none, nameOf: (path) => path },
    get: async () => answer(200, { fields: { status: { stringValue: status } } }),
    commit: async () => answer(403, { error: { message: 'refused' } }),
    account: async (method) => {
      done.push(method);
      return answer(200, { localId: 'uid', idToken: 'token' });
    },
  };
  return { api, done };
}

const noteFile = () => join(newFolder(), 'smoke.json');

test('an account whose proposal was applied is removed all the same, and what stays is named once', async () => {
  const file = noteFile();
  const noted = noteThrowAway(file);
  const { api, done } = wikiWith('applied');
  await expect(removeThrowAway(api, file, noted)).rejects.toThrow(
    `delta/${noted.delta} could not be withdrawn: refused. A moderator has applied it: revert it.`,
  );
  expect(done).toEqual(['signInWithPassword', 'delete']);
  expect(existsSync(file)).toBe(false);
});

test('one whose proposal is only locked for now stays, and is remembered', async () => {
  const file = noteFile();
  const noted = noteThrowAway(file);
  const { api, done } = wikiWith('new');
  await expect(removeThrowAway(api, file, noted)).rejects.toThrow('The next smoke test tries it again.');
  expect(done).toEqual(['signInWithPassword']);
  expect(readThrowAway(file)).toEqual(noted);
});

test('no account is noted in place of one that is still there', () => {
  const file = noteFile();
  const noted = noteThrowAway(file);
  expect(() => noteThrowAway(file)).toThrow('still notes an earlier account: remove that first.');
  expect(readThrowAway(file)).toEqual(noted);
  expect(readdirSync(dirname(file))).toEqual(['smoke.json']);
});
