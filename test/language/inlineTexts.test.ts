import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { inlineTexts } from './inlineTexts';

const root = resolve(__dirname, '../..');

const files = ['src/ui', 'src/wiki', 'src/parts', 'src/features', 'src/app'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file).split(sep).join('/'))
    .filter((file) => !/\/lazy\w*\.ts$/.test(file)),
);

/** Names, and texts that only developers read. */
const allowed = [
  'src/app/devtools/devToolsOptions.ts Armwiki',
  'src/app/boot/main.tsx error reporting',
  'src/app/boot/main.tsx fast click',
  'src/app/boot/main.tsx service worker',
  'src/app/page/runsApp.ts CompressionStream',
  'src/app/page/runsApp.ts color-mix(in srgb, red, red)',
  'src/app/worker/serviceWorker.ts Service-Worker',
  'src/features/moderation/queue/QueueHelp.tsx Shift+X',
  'src/features/moderation/queue/QueueHelp.tsx Enter',
  'src/ui/useCombobox.ts Arrow',
  'src/features/moderation/queue/useQueueKeys.ts input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])',
  'src/features/moderation/queue/useQueueKeys.ts a, button, input, summary',
  'src/parts/records/FieldValue.tsx youtu.be/0',
  'src/parts/records/commonsPicture.ts style, script, [style*="display"]',
  'src/ui/dialogs/FormDialog.tsx input:not([type=hidden]), select, textarea',
];

test('every text of the interface is in src/language', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    inlineTexts(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => !allowed.includes(`${file} ${text}`))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

test('words in JSX, in attributes people read and in sentences are found; keys, classes and errors are not', () => {
  const source = `
    import x from 'Some Module';
    const label = 'Two words';
    export const A = () => (
      <p className="Big Box" title={open ? 'yes' : t(a.b)} onClick={() => key === 'Escape' && x()}>
        said {count > 1 && 'again'} <b aria-label="close" rel="noopener noreferrer" />
      </p>
    );
    throw new Error('Expected this, found that');`;
  expect(inlineTexts('A.tsx', source)).toEqual([
    { line: 3, text: 'Two words' },
    { line: 5, text: 'yes' },
    { line: 6, text: 'said' },
    { line: 6, text: 'again' },
    { line: 6, text: 'close' },
  ]);
});
