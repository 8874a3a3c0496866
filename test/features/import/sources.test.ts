import { strToU8, zipSync } from 'fflate';
import { decodeText } from '@/features/import/read/decodeText';
import { readBytes, readText } from '@/features/import/read/readSource';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const mac = (text: string) =>
  new Uint8Array(
    [...text].map(
      (letter) => ({ ä: 0x8a, ö: 0x9a, ü: 0x9f, é: 0x8e, ç: 0x8d, Å: 0x81 })[letter] ?? letter.charCodeAt(0),
    ),
  );

test.each([
  'Järvi;Mikko Mäkinen;Eero Jääskeläinen;Aino Hämäläinen;Sanna Päivärinta',
  'François Lémy;Rémi Béranger;Hélène Garçon;Célia Pélissier',
  'João Conceição;Antônio Gonçalves;Luís Magalhães',
  'Søren Kjær;Åse Bjørnstad;Jürgen Größe',
  'Iñaki Núñez;Ángel Muñoz',
])('%s of Western Europe is read as it was written', (text) => {
  expect(decodeText(latin(text))).toEqual({ text, encoding: 'windows-1252', sure: false });
});

test.each([
  [
    '山田太郎;佐藤花子',
    [0x8e, 0x52, 0x93, 0x63, 0x91, 0xbe, 0x98, 0x59, 0x3b, 0x8d, 0xb2, 0x93, 0xa1, 0x89, 0xd4, 0x8e, 0x71],
  ],
  ['ヤマダ;さとう', [0x83, 0x84, 0x83, 0x7d, 0x83, 0x5f, 0x3b, 0x82, 0xb3, 0x82, 0xc6, 0x82, 0xa4]],
  ['ﾔﾏﾀﾞ', [0xd4, 0xcf, 0xc0, 0xde]],
])('%s in Shift_JIS is still Japanese', (text, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding: 'shift_jis', sure: false });
});

/** A text of an encoding that keeps ASCII, by the bytes of its other letters. */
const inBytes = (encoding: string, text: string) => {
  const decoder = new TextDecoder(encoding);
  const single = new Map(
    Array.from({ length: 128 }, (_, at) => [decoder.decode(new Uint8Array([at + 128])), at + 128]),
  );
  return new Uint8Array([...text].map((letter) => single.get(letter) ?? letter.charCodeAt(0)));
};

test.each([
  ['windows-1250', 'Paweł Błaszczyk;Łukasz Żółć;Grażyna Święta;Józef Śliwiński'],
  ['windows-1250', 'Jiří Dvořák;Tomáš Němeček;Ondřej Šťastný'],
  ['windows-1250', 'Marko Đorđević;Željko Čavić;Saša Šarić'],
  ['windows-1250', 'Gábor Szűcs;Győző Tőkés;Ákos Őry'],
  ['iso-8859-2', 'Paweł Błaszczyk;Łukasz Żółć;Grażyna Święta'],
  ['windows-1254', 'İbrahim Şahin;Çağrı Gündoğdu;Işıl Yıldız'],
  ['windows-1257', 'Žydrūnas Šilas;Eglė Žukaitė;Jānis Bērziņš'],
  ['windows-1251', 'Игрок;Иван Петров;Пётр Сидоров'],
  ['koi8-r', 'Игрок;Иван Петров;Петр Сидоров'],
  ['ibm866', 'Игрок;Иван Петров;Петр Сидоров'],
  ['windows-1253', 'Γιώργος Παπαδόπουλος;Νίκος Ιωάννου'],
  ['windows-1255', 'שחקן;דוד כהן;משה לוי'],
  ['windows-1256', 'لاعب;محمد علي;أحمد حسن'],
  ['windows-874', 'ผู้เล่น;สมชาย ใจดี;สมหญิง รักดี'],
  ['windows-1252', 'HÄMÄLÄINEN;JÄÄSKELÄINEN;MÜLLER;GÖTZ'],
  ['windows-1251', 'СПОРТСМЕН 1;СПОРТСМЕН 2;СЧЕТ\nИВАНОВ;ПЕТРОВ;3-0'],
  ['windows-1251', 'Спортсмен 1;Спортсмен 2\nИВАНОВ;ПЕТРОВ\nКУЗНЕЦОВ АЛЕКСЕЙ;СМИРНОВА ОЛЬГА'],
  ['windows-1251', 'иванов;петров'],
  ['windows-1251', 'Ann;Bea;85 кг'],
  ['windows-1251', 'Љубица Његош;Ann Ash'],
  ['koi8-r', 'СПОРТСМЕН 1;СПОРТСМЕН 2;СЧЕТ\nИВАНОВ;ПЕТРОВ;3-0'],
  ['koi8-r', 'ИВАНОВ;ПЕТРОВ'],
  ['ibm866', 'ИВАНОВ;ПЕТРОВ'],
  ['windows-1253', 'ΠΑΠΑΔΟΠΟΥΛΟΣ;ΝΙΚΟΣ ΙΩΑΝΝΟΥ'],
  ['windows-1250', 'Ján Ďurica;Peter Novák'],
  ['windows-1250', 'ŁUKASZ WÓJCIK'],
  ['windows-1254', 'ALİ ŞAHİN;ÇAĞLAR YILDIZ'],
  ['macintosh', 'María López;Begoña Núñez'],
  ['windows-1252', '£5;Ann'],
  ['windows-1252', 'Laia Col·lell;Marc Gil'],
  ['windows-1252', 'Ann;Bea Ü'],
  ['windows-1250', 'Ştefan Ţepeş;Ioan Popa'],
  ['windows-1250', 'Győr;Szőke Ákos'],
  ['windows-1250', 'Žiga Čeh;Uroš Šuc'],
  ['iso-8859-5', 'Сергей Волков;Анна Зайцева'],
  ['koi8-u', 'Андрій Їжак;Євген Ґава'],
  ['x-mac-cyrillic', 'Игрок;Иван Петров;Пётр Сидоров'],
  ['x-mac-cyrillic', 'Игрок\rИван Петров\rАнна Зайцева'],
  ['x-mac-cyrillic', 'Љубица Његош;Ђорђе Петровић'],
])('a text in %s is read as it was written: %s', (encoding, text) => {
  expect(decodeText(inBytes(encoding, text))).toEqual({ text, encoding, sure: false });
});

test.each([
  ['euc-jp', '鈴木一郎', [0xce, 0xeb, 0xcc, 0xda, 0xb0, 0xec, 0xcf, 0xba]],
  ['euc-jp', '高橋健', [0xb9, 0xe2, 0xb6, 0xb6, 0xb7, 0xf2]],
  ['euc-kr', '김민수', [0xb1, 0xe8, 0xb9, 0xce, 0xbc, 0xf6]],
  ['gb18030', '张伟刘洋', [0xd5, 0xc5, 0xce, 0xb0, 0xc1, 0xf5, 0xd1, 0xf3]],
  ['big5', '張偉劉洋', [0xb1, 0x69, 0xb0, 0xb6, 0xbc, 0x42, 0xac, 0x76]],
])('a text in %s is read as it was written: %s', (encoding, text, bytes) => {
  expect(decodeText(new Uint8Array([...Buffer.from('Player 1\n'), ...bytes]))).toMatchObject({
    text: `Player 1\n${text}`,
    encoding,
  });
});

test('lines that end as on an old Mac are of one, though their letters could be another', () => {
  const bytes = new Uint8Array([...Buffer.from('Player 1\rH'), 0xbf, ...Buffer.from('y\r')]);
  expect(decodeText(bytes)).toMatchObject({ text: 'Player 1\rHøy\r', encoding: 'macintosh' });
});

test('a text of an old Mac has its letters', () => {
  const text = 'Jörg Ahlström;Otto Müller;François Lémy;Åke Ström';
  expect(decodeText(mac(text))).toEqual({ text, encoding: 'macintosh', sure: false });
});

test.each([
  [
    'a protected workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')]),
    'protected',
  ],
  [
    'an old workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('Workbook', 'utf16le')]),
    'oldWorkbook',
  ],
  ['a LibreOffice file', zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<a/>') }), 'libreOffice'],
  [
    'a flat LibreOffice file',
    strToU8('<?xml version="1.0"?>\n<office:document xmlns:office="x">'),
    'libreOffice',
  ],
  ['an Excel file of XML', strToU8('<?xml version="1.0"?><Workbook xmlns="x">'), 'oldWorkbook'],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': strToU8('x') }), 'binaryWorkbook'],
  ['a Word file', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'textDocument'],
  [
    'a text of LibreOffice',
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<a/>'),
    }),
    'textDocument',
  ],
  ['an RTF file', strToU8('{\\rtf1 a,b'), 'textDocument'],
  ['an archive', zipSync({ 'results.csv': strToU8('Player 1,Player 2') }), 'archive'],
  ['a PNG', latin('\x89PNG\r\n\x1a\n,,'), 'picture'],
  ['a JPEG', latin('\xff\xd8\xff\xe0,JFIF,'), 'picture'],
  ['a Numbers file', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'numbers'],
  ['a PDF', strToU8('%PDF-1.7 x'), 'pdf'],
  ['a page named .xls', strToU8('<html><table><tr><td>Player 1</td></tr></table></html>'), 'webPage'],
  ['a page of a single file', strToU8('MIME-Version: 1.0\nContent-Type: text/html'), 'webPage'],
  [
    'a page with a comment',
    strToU8('<!-- made by us --><table><tr><td>Player 1</td></tr></table>'),
    'webPage',
  ],
  ['a page that begins with its heading', strToU8('<h1>Lake Cup</h1><table><td>a,b</td></table>'), 'webPage'],
  ['a PDF with a mark before it', latin('\xef\xbb\xbf%PDF-1.4 a,b\n'), 'pdf'],
  ['an RTF file with a mark', latin('\xef\xbb\xbf{\\rtf1 a,b'), 'textDocument'],
  ['a presentation', zipSync({ 'ppt/presentation.xml': strToU8('x') }), 'textDocument'],
  ['a mail', latin('Received: from a, b; c\r\nSubject: Results\r\n\r\nAnn, Bea'), 'textDocument'],
  [
    'an old presentation',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('PowerPoint Document', 'utf16le')]),
    'textDocument',
  ],
  ['a LibreOffice file with a password', zipSync({ 'encrypted-package': strToU8('x') }), 'protected'],
  ['a 7-Zip archive', latin('7z\xbc\xaf\x27\x1c,,'), 'archive'],
  ['a RAR archive', latin('Rar!\x1a\x07\x00,a'), 'archive'],
  ['a gzipped file', latin('\x1f\x8b\x08\x00,a,b'), 'archive'],
  ['a TAR archive', latin(`${'a,b'.padEnd(257, '\0')}ustar`), 'archive'],
  ['a TIFF', latin('II*\0,a'), 'picture'],
  ['a drawing', strToU8('<?xml version="1.0"?><svg><text>a</text></svg>'), 'picture'],
  ['a newer shortcut of Google Drive', strToU8('{"":"WARNING!","doc_id":"a","email":"b"}'), 'link'],
  ['a shortcut of Google Drive', strToU8('{"url":"https://docs.google.com/open?id=a","doc_id":"a"}'), 'link'],
  ['a shortcut of Windows', strToU8('[InternetShortcut]\r\nURL=https://a.example/b,c'), 'link'],
  ['a shortcut of macOS', strToU8('<?xml version="1.0"?><plist><dict><key>URL</key></dict></plist>'), 'link'],
  ['a SYLK file', strToU8('ID;PWXL;N;E\nC;Y1;X1;K"Player 1"'), 'otherTable'],
  ['a DIF file', strToU8('TABLE\n0,1\n"x"\nVECTORS\n0,3'), 'otherTable'],
  ['a dBASE file', latin('\x03\x7e\x0b\x1d\x01\0\0\0PLAYER,1'), 'otherTable'],
  ['an Excel 2 file', latin('\x09\0\x04\0\x02\0\x10\0,,'), 'otherTable'],
  ['a database', latin('SQLite format 3\0,a,b'), 'otherTable'],
  ['an XML file', strToU8('<?xml version="1.0"?><results><match p1="A, B"/></results>'), 'otherTable'],
  ['other bytes', latin('ID3\x03,\0,a'), 'broken'],
  ['a page with a type', strToU8('\n<!DOCTYPE html><body>'), 'webPage'],
])('%s is told as one', async (_, bytes, error) => {
  expect(await readBytes(bytes)).toEqual({ ok: false, error });
});

test.each([
  'ID;Player 1;Player 2;Winner\n1;Ann;Bea;Ann',
  'ID;P1;P2\n1;Ann;Bea',
  'ID;Participant 1;Participant 2\n1;Ann;Bea',
  'BM01,Ann,Bea\nBM02,Eva,Mia',
  'BMI;Player 1;Player 2\n24;Ann;Bea',
  '01\t\tAnn\tBea\n02\t\tEva\tMia',
  '# made by %PDF-tool\nPlayer 1;Player 2\nAnn;Bea',
  'X-Division: Left\nPlayer 1;Player 2\nAnn;Bea',
  'Received: 5 matches\nPlayer 1;Player 2\nAnn;Bea',
])('a table is read though it begins like a file of another kind: %s', async (text) => {
  const read = await readBytes(latin(text));
  expect(read.ok ? 'read' : read.error).toBe('read');
});

test('a mail that begins with headings of its program, and a bitmap, are told as such', async () => {
  const mail = latin('X-Mozilla-Status: 0001\r\nReceived: from a;\r\n\tby b\r\nTo: c\r\n\r\nAnn, Bea');
  expect(await readBytes(mail)).toEqual({ ok: false, error: 'textDocument' });
  const bitmap = latin('BM\x46\x10\x01,\0\0\0\0,');
  expect(await readBytes(bitmap)).toEqual({ ok: false, error: 'picture' });
});

const headOf = async (text: string) => {
  const read = await readText(text);
  return read.ok ? read.value.sheets[0]?.lines[0] : read.error;
};

test('a table is divided where its columns are named, whatever signs its cells have', async () => {
  const bars = 'Player 1,Player 2,Score\nLKS | Ida,Nora,2-0\nLKS | Mia,Eva,2-1\nA | B,C | D,3-1';
  expect(await headOf(bars)).toEqual(['Player 1', 'Player 2', 'Score']);
  const notes = 'Player 1,Player 2,Note\nIda,Nora,left; two\nEva,Mia,left; straps\nAna,Lea,right; x';
  expect(await headOf(notes)).toEqual(['Player 1', 'Player 2', 'Note']);
  const commas = 'Player 1;Player 2;Note\nIda;Nora;left, two\nEva;Mia;left, straps';
  expect(await headOf(commas)).toEqual(['Player 1', 'Player 2', 'Note']);
});

test('lines that are quoted as a whole are divided like others', async () => {
  expect(await headOf('"Player 1,Player 2"\n"Ida,Nora"')).toEqual(['Player 1', 'Player 2']);
  expect(await headOf('"Ida"\n"Nora"')).toBe('noTable');
});

test('the border below the headings of a Markdown table is no row', async () => {
  const read = await readText('| Player 1 | Player 2 |\n|---|:-:|\n| Ann Ash | Bea Birch |');
  expect(read.ok && read.value.sheets[0]?.lines.map((cells) => cells.join(''))).toEqual([
    ' Player 1  Player 2 ',
    '',
    ' Ann Ash  Bea Birch ',
  ]);
});

test('the separator that the reader chooses divides the table', async () => {
  const text = 'a;b|c;d\n1;2|3;4';
  const read = async (
    ...asked: Parameters<typeof readText> extends [string, ...infer Rest] ? Rest : never
  ) => {
    const found = await readText(text, ...asked);
    return found.ok ? [found.value.separator, found.value.sheets[0]?.lines[0]] : found.error;
  };
  expect(await read()).toEqual([';', ['a', 'b|c', 'd']]);
  expect(await read('|')).toEqual(['|', ['a;b', 'c;d']]);
  expect(await read('\t')).toBe('noTable');
  const bytes = await readBytes(latin(text), undefined, '|');
  expect(bytes).toMatchObject({ ok: true, value: { separator: '|' } });
});

test.each(['Ann', 'D'])('an apostrophe of Windows behind %s is no í of a Mac', (before) => {
  const bytes = [
    ...Buffer.from(`Player 1\n${before}`),
    0x92,
    ...Buffer.from(before === 'D' ? 'angelo' : 's Cup'),
  ];
  expect(decodeText(new Uint8Array(bytes)).encoding).toBe('windows-1252');
});

test.each([
  ['ø and ß of an old Mac', [...Buffer.from('Bj'), 0xbf, ...Buffer.from('rn Gro'), 0xa7], 'Bjørn Groß'],
  [
    'a Spanish question',
    [...Buffer.from('a '), 0xbf, ...Buffer.from('qui'), 0xe9, ...Buffer.from('n?')],
    'a ¿quién?',
  ],
])('%s are read as written', (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes)).text).toBe(text);
});

/** Bytes of code page 850 for the letters of these names. */
const dosBytes: Readonly<Record<string, number>> = {
  ä: 0x84,
  ö: 0x94,
  ü: 0x81,
  ß: 0xe1,
  é: 0x82,
  ç: 0x87,
  í: 0xa1,
  ó: 0xa2,
  ú: 0xa3,
  ñ: 0xa4,
  ø: 0x9b,
};

test.each([
  'Player 1;Player 2\nMäkinen Mikko;Jääskeläinen Veikko\n',
  'Sieger;Gegner\nJörg Müller;Käthe Weiß\n',
  'Joueur 1;Joueur 2\nRené Lémy;François Bélé\n',
  'Jugador 1;Jugador 2\nJosé Muñoz;Ramón García\n',
  'Jugador 1;Jugador 2\nMaría Muñoz;Jesús Peña\n',
])('a table of DOS is read in its encoding: %j', (text) => {
  const bytes = new Uint8Array([...text].map((sign) => dosBytes[sign] ?? sign.charCodeAt(0)));
  expect(decodeText(bytes)).toEqual({ text, encoding: 'ibm850', sure: false });
  expect(decodeText(bytes, 'ibm850').text).toBe(text);
});
