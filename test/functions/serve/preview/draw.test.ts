import { deriveResults } from '@/model/records/deriveResult';
import fc from 'fast-check';
import { readdirSync, rmSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { fontFiles, openFonts } from '../../../../functions/src/serve/preview/fonts';
import { drawPreview, type Drawing } from '../../../../functions/src/serve/preview/drawPreview';
import type { PreviewContent } from '../../../../functions/src/serve/head/previewContent';
import { createRenderer } from '../../../../functions/src/serve/preview/renderPreview';
import { openTypeface } from '../../../../functions/src/serve/preview/typeface';
import { anyUnicode, runs } from '@test/support/property';
import { player } from '../head/pages';
import { inkOf, writtenIn, type Box } from './boxes';
import { fontFolder } from './fonts';
import { between, preview, eventPage, matchPage, named, pairPage, playerPage } from './sample';

const folder = fontFolder();
afterAll(() => rmSync(folder, { recursive: true }));
const fonts = openFonts(folder);
const render = createRenderer(folder);

function drawn(of: PreviewContent): Drawing {
  const found = drawPreview(of, fonts);
  if (!found) throw new Error('Expected something to draw');
  return found;
}
const textsOf = (of: PreviewContent) => writtenIn(drawn(of)).map(({ text }) => text);

const parallel = (one: Box, other: Box) => one.left < other.right && other.left < one.right;
const beside = (one: Box, other: Box) => one.top < other.bottom && other.top < one.bottom;

/** Texts outside the picture's edge, and overlapping pairs of texts. */
function troublesOf(of: PreviewContent): readonly string[] {
  const inked = inkOf(drawn(of));
  const out = inked.filter(
    ({ box }) => !box || box.left < 55 || box.right > 1150 || box.top < 20 || box.bottom > 610,
  );
  const clashes = inked.flatMap(({ text, box }, at) =>
    inked
      .slice(at + 1)
      .flatMap((other) =>
        box && other.box && parallel(box, other.box) && beside(box, other.box)
          ? [`${text} on ${other.text}`]
          : [],
      ),
  );
  return [...out.map(({ text, box }) => `${text} at ${JSON.stringify(box)}`), ...clashes];
}

test('the build puts every font there that a picture may need', () => {
  expect(readdirSync(folder).sort()).toEqual([...fontFiles].sort());
});

test.each([matchPage(), eventPage(), playerPage(), pairPage(), playerPage(player(), [])].map(preview))(
  'a picture is a PNG of 1200 by 630 with every pixel in it ($kind)',
  async (of) => {
    const png = await render(of);
    if (!png) throw new Error('Expected a picture');
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([1200, 630, 8, 6]);
    const data: Buffer[] = [];
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
      if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
        data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    expect(inflateSync(Buffer.concat(data))).toHaveLength((1200 * 4 + 1) * 630);
    // Messengers skip large pictures; WhatsApp's limit is 300 kB.
    expect(png.length).toBeLessThan(200_000);
  },
);

test('every text of a preview is in its picture', () => {
  expect(textsOf(preview(matchPage()))).toEqual([
    'Armwiki',
    'East vs West 12',
    '20 April 2024 · Istanbul, Turkey',
    'Levan Saginashvili',
    'Winner',
    '4',
    'Devon Larratt',
    '0',
    'Right arm · 75kg · Men',
  ]);
  expect(textsOf(preview(playerPage(player({ country: 'CA' }))))).toEqual(
    expect.arrayContaining(['Canada', 'Ann', '1–0', 'won–lost', 'Right arm']),
  );
  expect(textsOf(preview(eventPage()))).toEqual(
    expect.arrayContaining(['East vs West 12', 'Ann', '3', '1', 'Bea', '1 match']),
  );
  expect(textsOf(preview(pairPage()))).toEqual(
    expect.arrayContaining(['Head-to-head', '1 meeting', 'Leads']),
  );
});

test('who won without a score has a letter in place of the number', () => {
  const won = deriveResults({ ...between('Ann', 'Bea'), winner: 'player1' });
  const texts = textsOf(preview(eventPage(undefined, [won])));
  expect(texts).toContain('W');
  expect(texts).not.toContain('undefined');
});

test('who won stands on white, whoever is named first', () => {
  const whites = (of: PreviewContent) =>
    [...drawn(of).svg.matchAll(/<rect [^>]*y="(\d+)"[^>]*fill="#ffffff"\/>/g)].map(([, y]) => Number(y));
  const [first] = whites(preview(matchPage(between('Ann', 'Bea', [3, 1]))));
  const [second] = whites(preview(matchPage(between('Ann', 'Bea', [1, 3]))));
  expect(second).toBeGreaterThan(first ?? Infinity);
  expect(whites(preview(matchPage(between('Ann', 'Bea', [2, 2]))))).toEqual([]);
});

const endless =
  'Aleksandrina-Konstantinovna Bezyazykova-Schtscherbakowskaja the Longwinded of Saint Petersburg ';
const scripts = {
  usual: 'Levan Saginashvili',
  endless: endless.repeat(11),
  unbroken: 'W'.repeat(1_000),
  narrow: 'i'.repeat(1_000),
  accents: 'Žydrūnas Şükrü Çağlar Đặng Văn Łukasz Ångström Ÿ',
  Cyrillic: 'Леван Сагинашвили Қыдырғали Оңғарбаев Їжак',
  Greek: 'Αλέξανδρος Παπαδόπουλος',
  Georgian: 'ლევან საღინაშვილი',
  Armenian: 'Դավիթ Դադիկյան',
  Arabic: 'محمد علي بن عبد العزيز',
  'Arabic, endless': 'محمد علي بن عبد العزيز '.repeat(40),
  Hebrew: 'אברהם שלום',
  Thai: 'สมชาย ผู้ใหญ่',
  Japanese: '山本・イーサム ゆうき',
  'Japanese, endless': '山本勇気'.repeat(200),
  Korean: '홍지승',
  mixed: 'Ann 山本 محمد 2025 Леван',
} as const;

test.each(Object.entries(scripts))(
  'names that are %s stay in their place, and on no other text',
  (_, name) => {
    expect(named(name).flatMap(troublesOf)).toEqual([]);
  },
);

test.each(Object.entries(scripts).filter(([script]) => !/endless|unbroken|narrow|mixed/.test(script)))(
  'a name is written in its own letters (%s)',
  (_, name) => {
    expect(textsOf(preview(matchPage(between(name, 'Bea', [3, 1])))).join(' ')).toContain(name.split(' ')[0]);
  },
);

test.each([
  ['张伟', 'Zhang Wei'],
  ['कुमार', 'Kumaar'],
  ['Ann 张伟', 'Ann Zhang Wei'],
  ['Ann 🏆💪🏽', 'Ann'],
  ['🇹🇷 Engin ❤️ Terzi 👨‍👩‍👧', 'Engin Terzi'],
  ['Ann\u0000\u202E\u{E0041}', 'Ann'],
  ['a\u0301\u0302\u0303\u0304\u0305', 'á\u0302\u0303\u0304'],
])('%j is written %j, without a box for what has no shape', (name, written) => {
  const texts = textsOf(preview(playerPage(player({ name }), []))).map((text) => text.replace(/ +/g, ' '));
  expect(texts).toContain(written);
});

test('a name of which nothing can be drawn has no picture', async () => {
  expect(await render(preview(playerPage(player({ name: '🏆🏆' }))))).toBeUndefined();
  expect(await render(preview(matchPage(between('Ann', '🏆', [3, 1]))))).toBeUndefined();
});

test.each([
  ['Ann Bea Cem ', /^[^…]+…$/],
  ['山本勇気', /^[^…]+…$/],
  ['محمد علي ', /^…[^…]+$/],
  ['שלום ', /^…[^…]+$/],
])('a name of %s that is cut has its dots where it would be read on', (name, cut) => {
  const texts = textsOf(preview(matchPage(between(name.repeat(40), 'Bea', [3, 1]))));
  expect(texts.filter((text) => text.includes('…'))).toEqual([expect.stringMatching(cut)]);
});

test('markup in a name is text', () => {
  const name = '</text><image href="file:///etc/passwd"/>&#0;<!--';
  const { svg } = drawn(preview(playerPage(player({ name }), [])));
  expect(svg).not.toMatch(/<image|<!--|&#0;/);
  expect(textsOf(preview(playerPage(player({ name }), []))).join('')).toContain('</text><image');
});

test('no text makes drawing fail, and each letter is of a font that has it', async () => {
  const faces = new Map(
    [...'Aაاաאกあ가'].flatMap((letter) => {
      const face = fonts(letter, 'bold');
      return face ? [[face.family, openTypeface(face.file, face.family)] as const] : [];
    }),
  );
  // Inter has two files, one for each weight.
  expect(faces.size).toBe(fontFiles.length - 1);
  await fc.assert(
    fc.asyncProperty(anyUnicode({ maxLength: 40 }), async (name) => {
      const [first, ...rest] = named(name);
      for (const of of rest) {
        const drawing = drawPreview(of, fonts);
        for (const { text, family } of drawing ? writtenIn(drawing) : [])
          expect([text, family, faces.get(family)?.covers(text)]).toEqual([text, family, true]);
      }
      if (first) await render(first);
    }),
    runs(60),
  );
});

test('a picture is drawn with the fonts of its texts alone', () => {
  const files = drawn(preview(matchPage())).files.map((file) => file.replace(/.*\//, ''));
  expect(files.sort()).toEqual(['Inter_500Medium.ttf', 'Inter_700Bold.ttf']);
});
