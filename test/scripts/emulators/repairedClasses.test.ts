import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { writeRepairedClasses } from '../../../scripts/emulators/repairedClasses';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'armwiki-repaired-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function repair(files: Readonly<Record<string, Uint8Array>>): void {
  const jar = join(folder, 'emulator.jar');
  writeFileSync(jar, zipSync(files));
  writeRepairedClasses(jar, join(folder, 'classes'));
}

test('an emulator without the classes, or with other code in them, is left as it is', () => {
  const name = 'com/google/cloud/datastore/emulator/impl/util/WrappedStreamObserver.class';
  expect(() => repair({})).toThrow(`Expected ${name}`);
  // A class without constants, fields and methods.
  const empty = Buffer.from(`cafebabe00000037${'0001'}${'0000'.repeat(7)}`, 'hex');
  expect(() => repair({ [name]: empty })).toThrow('Expected the constant class com/google');
  expect(readdirSync(folder)).toEqual(['emulator.jar']);
});
