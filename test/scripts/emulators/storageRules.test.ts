import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorFirebaseJson } from '../../../scripts/emulators/emulatorConfig';
import { readFirebaseJson } from '../../../scripts/emulators/readFirebaseJson';
import { root } from '../../../scripts/base/root';

const rules = readFileSync(join(root, 'storage.rules'), 'utf8');
const code = rules.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

test('a deployment brings rules for the bucket', () => {
  expect(readFirebaseJson()['storage']).toEqual({ rules: 'storage.rules' });
});

test('they refuse every file of every bucket to every client, and allow nothing', () => {
  // The Storage emulator would have to download the program for its rules, so check the text: one match for everything,
  // with one refusal.
  expect(code.trim()).toBe(
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if false; } } }",
  );
});

test('the emulators of a run without Storage are not told of it', () => {
  const ports = { auth: 1, firestore: 2, functions: 3, hosting: 4 };
  const helpers = { hub: 5, logging: 6, eventarc: 7, tasks: 8 };
  const only = ['firestore', 'auth', 'functions', 'hosting'] as const;
  const config = emulatorFirebaseJson(readFirebaseJson(), { ports, helpers, only, publicFolder: 'build' });
  expect(Object.keys(config).sort()).toEqual(['emulators', 'functions', 'hosting']);
});
