import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';

/** The shape of a secret, by kind. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a service account': /"private_key(?:_id)?"\s*:/,
  'a Google API key': /AIza[0-9A-Za-z_-]{35}/,
  'a Google OAuth secret': /GOCSPX-[0-9A-Za-z_-]{20,}/,
  'a Google refresh token': /\b1\/\/0[0-9A-Za-z_-]{30,}/,
  'a token of a CI or a code host': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{40,}|glpat-[\w-]{20})/,
  'a token of the npm registry': /\bnpm_[0-9A-Za-z]{36}|_authToken\s*=/,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
};

const secretFiles =
  /(?:^|\/)(?:\.env(?!\.example)[^/]*|key\.json|[^/]*adminsdk[^/]*\.json|[^/]*\.(?:pem|p12|pfx|key))$/;

const notOurs =
  /^(?:\.git|node_modules|lib|coverage|test-results|\.armwiki|\.firebase|\.cache|build(?:-.*)?)$/;

/** The files of the repository, or those on disk in a copy without history. */
function files(): readonly string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    const walk = (folder: string): readonly string[] =>
      readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isFile()) return [path];
        return entry.isDirectory() && !(notOurs.test(entry.name) && folder !== 'src') ? walk(path) : [];
      });
    return walk('');
  }
}

const problemsOf = (text: string) =>
  Object.entries(secrets).flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));

test('no file of the repository holds a secret', () => {
  const all = files();
  expect(all).toContain('firestore.rules');
  expect(all.filter((file) => secretFiles.test(file))).toEqual([]);
  const found = all.flatMap((file) =>
    problemsOf(readFileSync(join(root, file), 'latin1')).map((kind) => `${file}: ${kind}`),
  );
  expect(found).toEqual([]);
});

// Composed here, so that this file contains no match.
test.each([
  ['a private key', ['-----BEGIN RSA ', 'PRIVATE KEY-----']],
  ['a service account', ['"private', '_key": "x"']],
  ['a Google API key', ['AI', `za${'x'.repeat(35)}`]],
  ['a token of a CI or a code host', ['ghp', `_${'x'.repeat(36)}`]],
  ['a key of Amazon', ['AKI', `A${'X'.repeat(16)}`]],
])('%s would be found', (kind, parts) => {
  expect(problemsOf(`before ${parts.join('')} after`)).toEqual([kind]);
});

test.each(['.env', 'functions/.env.local', 'key.json', 'x/demo-firebase-adminsdk-1.json', 'a.pem'])(
  '%s would be found by its name',
  (file) => expect(secretFiles.test(file)).toBe(true),
);
