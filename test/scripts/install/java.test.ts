import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureJava, javaMajor } from '../../../scripts/install/java';
import { freePorts } from '../../../scripts/base/ports';
import { root } from '../../../scripts/base/root';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'armwiki-java-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const putJava = (version: string) =>
  writeFileSync(join(folder, 'java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`, {
    mode: 0o755,
  });
const never = () => {
  throw new Error('Expected nothing to be installed');
};

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_292"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['nothing of the kind', undefined],
])('%s is Java %s', (text, major) => {
  expect(javaMajor(text)).toBe(major);
});

test('the Java on the path is used, and nothing installed', async () => {
  putJava('17.0.15');
  await expect(ensureJava({ PATH: folder }, never)).resolves.toEqual({ command: 'java', major: 17 });
});

test('where there is no Java, one is installed', async () => {
  const install = jest.fn(() => {
    putJava('21.0.1');
    return true;
  });
  await expect(ensureJava({ PATH: folder }, install)).resolves.toEqual({ command: 'java', major: 21 });
  expect(install).toHaveBeenCalledWith('default-jre-headless');
});

test('where none can be installed, it is said what does it', async () => {
  await expect(ensureJava({ PATH: folder }, () => false)).rejects.toThrow(
    /needs Java, and "java" did not run\.\nInstall Java 17 or newer and try again:\n {2}\S/,
  );
});

test('a JAVA_HOME that leads nowhere is named and not replaced', async () => {
  await expect(ensureJava({ PATH: folder, JAVA_HOME: join(folder, 'jdk') }, never)).rejects.toThrow(
    `"${join(folder, 'jdk', 'bin', 'java')}" did not run`,
  );
});

test('a Java that is too old is named with its version', async () => {
  putJava('1.8.0_292');
  await expect(ensureJava({ PATH: folder }, never)).rejects.toThrow('17 or newer; "java" is 8');
});

test('npm start says that Java is missing before it builds anything', async () => {
  const ports = await freePorts(4);
  const [hosting, functions, firestore, auth] = ports.map(String);
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/start.ts'],
      {
        cwd: root,
        env: {
          // Neither Java nor a program to install it.
          PATH: folder,
          ARMWIKI_DATA_DIR: folder,
          ARMWIKI_PORT_HOSTING: hosting,
          ARMWIKI_PORT_FUNCTIONS: functions,
          ARMWIKI_PORT_FIRESTORE: firestore,
          ARMWIKI_PORT_AUTH: auth,
        },
      },
      (_error, out, err) => resolve({ stdout: out, stderr: err }),
    );
  });
  expect(stderr).toContain('The Firestore emulator needs Java, and "java" did not run.');
  expect(stdout).not.toContain('Building');
});
