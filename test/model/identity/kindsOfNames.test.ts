import { transliterate } from 'transliteration';
import { createWordComparer } from '@/model/identity/compareWords';
import { endingFactor } from '@/model/identity/familyEndings';
import { defaultThreshold, findDuplicates } from '@/model/identity/findDuplicates';
import { romanize } from '@/model/identity/romanize';
import { markStrange } from '@/model/identity/strangeWords';
import { createWordBook } from '@/model/identity/wordBook';

/** A list in which no word of the pair is frequent. Its names are unlike, because similar ones would all be compared. */
const others = Array.from({ length: 40 }, (_, at) => {
  const [x, y, z] = [at, at * 5 + 3 + Math.floor(at / 14) * 4, at * 9 + 7].map(
    (of) => 'bdfgklmnprstvz'[of % 14],
  );
  return { id: `o${at}`, name: `${x}o${y}i${z} ${z}a${x}u${y}ek` };
});

const scoreOf = (a: string, b: string): number =>
  findDuplicates([{ id: 'a', name: a }, { id: 'b', name: b }, ...others], { transliterate, least: 0 }).find(
    (pair) => pair.a === 'a' && pair.b === 'b',
  )?.score ?? 0;

const areOne = (_kind: string, a: string, b: string): void => {
  expect(scoreOf(a, b)).toBeGreaterThan(defaultThreshold);
  expect(scoreOf(b, a)).toBeCloseTo(scoreOf(a, b), 10);
};

test.each([
  ['1: an initial of two letters', 'Yu. Lipnitskaya', 'Yulia Lipnitskaya'],
  ['1: a Cyrillic initial', 'Ю. Липницкая', 'Julia Lipnitskaya'],
  ['1: an initial of a cluster', 'Sh. Tarpishchev', 'Shamil Tarpishchev'],
  ['1: a Cyrillic initial of two Latin letters', 'Ж. Беленюк', 'Zhan Beleniuk'],
  ['1: three letters', 'Chr. Ottesen', 'Christian Ottesen'],
  ['1: an initial of a vowel with and without a glide', 'Ye. Plushenko', 'Evgeni Plushenko'],
  ['1: an initial that other standards write with another letter', 'Zh. Borzakov', 'Jan Borzakov'],
  ['1: two initials as one word', 'AJ Zebrowski', 'A. J. Zebrowski'],
  ['1: a contraction', 'Wm. Hutchings', 'William Hutchings'],
  ['2: an initial by its letter', 'P. Zebrowski', 'Philipp Zebrowski'],
  ['4: a call name', 'Deb Hutchings', 'Deborah Hutchings'],
  ['4: a call name', 'Kim Zebrowski', 'Kimberly Zebrowski'],
  ['4: a call name', 'Terry Hutchings', 'Terrence Hutchings'],
  ['4: the end of a name', 'Tonio Hutchings', 'Antonio Hutchings'],
  ['4: a beginning with an ending', 'Kimmy Hutchings', 'Kimberly Hutchings'],
  ['4: another spelling of a call name', 'Suzy Hutchings', 'Susan Hutchings'],
  ['-son and -sen', 'George Nielsen', 'George Nielson'],
  ['4: an everyday form of Spanish', 'Kike Larrañaga', 'Enrique Larrañaga'],
  ['4: an everyday form of German', 'Sepp Breitschuh', 'Josef Breitschuh'],
  ['2: a Hangul surname before the given name', 'J. Yuk', '육진혁'],
  ['4: the beginning of a name', 'Shaq Hutchings', 'Shaquan Hutchings'],
  ['5: a short form', 'Fco. Arteaga', 'Francisco Arteaga'],
  ['5: a short form without a period', 'Muhd Shahrizan', 'Muhammad Shahrizan'],
  ['5: a short form', 'Ma. Quintanilla', 'Maria Quintanilla'],
  ['5: a short form with a raised letter', 'Mª Carmen Quintanilla', 'Maria Carmen Quintanilla'],
  ['6: a suffix of one side', 'Todd Hutchings Jr.', 'Todd Hutchings'],
  ['6: a suffix before the given name', 'Hutchings Jr., Todd', 'Todd Hutchings Jr'],
  ['8: a cluster at the end', 'अमित मिश्र', 'Amit Mishra'],
  ['8: a cluster at the end', 'चन्द्र गुप्त', 'Chandra Gupta'],
  ['8: a last a after a cluster that is not spoken', 'सिद्धार्थ मिश्र', 'Siddharth Mishra'],
  ['8: a letter that is d or r', 'महेन्द्र राठौड़', 'Mahendra Rathore'],
  ['an Uzbek x', 'Xabib Axmedov', 'Khabib Akhmedov'],
  ['8: a v at the end', 'लक्ष्मण राव', 'Laxman Rao'],
  ['9: Thai with two silent letters', 'ธนัท จันทร์แก้ว', 'Thanat Chankaew'],
  ['9: a Thai ch', 'วิชัย ใจดี', 'Wichai Jaidee'],
  ['9: Tamil with implied vowels', 'விஸ்வநாதன் ஆனந்த்', 'Viswanathan Anand'],
  ['9: a Tamil ch', 'சச்சின் டெண்டுல்கர்', 'Sachin Tendulkar'],
  ['9: Malayalam', 'മോഹൻലാൽ വിശ്വനാഥൻ', 'Mohanlal Viswanathan'],
  ['9: Thai', 'สมชาย ทองสุข', 'Somchai Thongsuk'],
  ['9: Tamil', 'முருகன் செல்வம்', 'Murugan Selvam'],
  ['9: Sinhala', 'නිමල් පෙරේරා', 'Nimal Perera'],
  ['12: a blank in a long surname', 'Amir Asadollah Zadeh Rezaabadi', 'Amir Asadollahzadehrezaabadi'],
  ['12: particles as one word', 'Victor De Los Arcos', 'Victor DeLosArcos'],
  ['12: one word for all', 'Nasiri Afshin', 'Nasiriafshin'],
  ['13: four words, one left out', 'محمد علي حسن الغامدي', 'Mohammed Hassan Al Ghamdi'],
  ['13: four words', 'محمد علي حسن الغامدي', 'Mohammed Ali Hassan Al Ghamdi'],
  ['h and g of Ukrainian names', 'Apolloniia Harai', 'Apollonija Garai'],
  ['a surname of two letters in capitals', 'HỒ, Tân Định', 'Tân Định Hồ'],
  ['a surname of two letters in capitals', 'LI Na', 'Na Li'],
  ['a particle in capitals', 'DA SILVA Bruno', 'Bruno da Silva'],
  ['a surname of two words in capitals', 'SÃO JORGE Rui', 'Rui São Jorge'],
  ['1: a cluster that another standard writes with one letter', 'Dzh. Kvirkvelia', 'Jaba Kvirkvelia'],
  ['13: one of four is another', 'Aidh Ali Mahfoodh Mandhari', 'Aidh Ali Salim Mandhari'],
])('%s: %s and %s may be one person', areOne);

test.each([
  ['10: a rare Korean surname in Hangul', 'Gun-ho Dan', '단건호'],
  ['10: an h between two Korean syllables', 'Soohyuk Ra', '라수혁'],
  ['10: three Korean words', 'Ro Moo Hyun', '노무현'],
  ['10: a syllable of one vowel', 'Soo-a Gwak', '곽수아'],
  ['10: a syllable of one vowel', 'Ro-i Yong', '용로이'],
  ['10: a character with another reading in names', '李娜', 'Li Na'],
  ['10: traditional and simplified characters', '陳真豪', '陈真豪'],
  ['10: a reading that a table lacks', 'Di Jianhui', '翟建辉'],
  ['10: another reading of the character', 'Zhai Jianhui', '翟建辉'],
  ['10: a surname of two characters', 'Yuwen Hao', '宇文浩'],
  ['10: Wade and Giles', 'Chang Wei-ting', 'Zhang Weiting'],
  ['10: Wade and Giles', 'Tsai Ming-hung', 'Cai Minghong'],
  ['10: Wade and Giles', 'Hsu Chih-chieh', 'Xu Zhijie'],
  ['10: Wade and Giles', 'Chuang Chih-yuan', '莊智淵'],
  ['10: a Korean sound with several spellings', 'Kim Ji-sung', 'Kim Ji-seong'],
  ['a typing error in a Vietnamese name', 'Minh Nguyệt Đoàn', 'Minh Ngyệt Đoàn'],
  ['Vietnamese with its tones at another letter', 'Hoà Bình Trương', 'Hòa Bình Trương'],
  ['Vietnamese without marks, the surname last', 'Nhat Quan Do', 'Nhật Quân Đỗ'],
  ['Vietnamese without marks', 'NGUYEN VAN HUNG', 'Nguyễn Văn Hùng'],
  ['Vietnamese without the tones', 'Nguyên Văn Hùng', 'Nguyễn Văn Hùng'],
  ['Vietnamese without one mark', 'Đuc Giang Đỗ', 'Đức Giang Đỗ'],
  ['Vietnamese with the Icelandic letter', 'Ðức Giang Ðỗ', 'Đức Giang Đỗ'],
])('%s: %s and %s may be one person, by their syllables', areOne);

test.each([
  ['1: an initial that stands for another sound', 'Sh. Tarpishchev', 'Sergey Tarpishchev'],
  ['1: an initial that stands for another sound', 'Kh. Aliyev', 'Kamil Aliyev'],
  ['3: an initial joined to a surname', 'Kiran K P', 'Kiran K S'],
  ['3: an initial taken for a surname', 'T. Molly', 'Molly Tweedle'],
  ['3: an initial taken for a surname', 'S. Marshall', 'Marshall Stamps'],
  ['6: father and son', 'Todd Hutchings Jr.', 'Todd Hutchings Sr.'],
  ['7: middle initials that differ', 'John A. Smith', 'John B. Smith'],
  ['6: numbers as suffixes', 'Todd Hutchings 2nd', 'Todd Hutchings III'],
  ['6: father and son, in Czech', 'Milan Hrdlička ml.', 'Milan Hrdlička st.'],
  ['4: a man and a woman', 'Atanasio Hutchings', 'Atanasia Hutchings'],
  ['13: two surnames at other places', 'Ana María Jaimes Rosado', 'Ana María Rosado Ávalos'],
  ['another Vietnamese syllable beside plain letters', 'Thành Trung Trương', 'Thanh Trung Tăng'],
  ['10: one syllable of a Chinese given name', 'Li Wei', 'Li Wei-Lin'],
  ['10: another Chinese syllable', 'Zhang Wei', 'Zhang Wen'],
  ['10: Chinese characters beside a surname that no table has', 'Bi Xiujie', '毕熙瑶'],
  ['10: two names in pinyin, which Wade and Giles write alike', 'Zhang Jing', 'Zhang Qing'],
  ['10: Wade and Giles, another syllable', 'Tsai Ming-hung', 'Tsai Ming-hsun'],
  ['10: two vowels that spellings confuse, each told', 'Kim Min-su', 'Kim Min-seo'],
  ['10: two vowels that spellings confuse, each told', 'Lee Ji-eun', 'Lee Ji-eon'],
  ['another Vietnamese syllable without marks', 'Tran Van Minh', 'Tran Van Manh'],
  ['5: a short form of another name', 'Fco Javier Belmonte', 'Federico Javier Belmonte'],
  ['11: an Armenian ending that agrees', 'Tigran Barseghyan', 'Tigran Barsamyan'],
  ['10: the syllables of a given name in another order', 'Gyu-min Heo', 'Min-gyu Heo'],
  ['10: the syllables of a Vietnamese given name in another order', 'Kiên Đức Trần', 'Đức Kiên Trần'],
  ['10: a Korean and a Chinese name', '류지완', '鲁治文'],
  ['10: a rare Chinese surname', 'Xing Haoran', 'Xiang Haoran'],
  ['10: another character of one reading', '王皓', '王浩'],
  ['10: another Korean vowel', '김지훈', '김지현'],
  ['10: a rare Korean surname', 'Seung-yu Gyeon', 'Seung-yu Hyeon'],
  ['3: an initial of another letter', 'K. Hutchings', 'Herbert Hutchings'],
  ['4: two names that share a call name', 'Robert Hutchings', 'William Hutchings'],
  ['4: two surnames that look like call names', 'Jason Hall', 'Jason Howard'],
  ['10: a surname that looks like a particle', 'Jun-woo Bin', 'Jun-woo Myeong'],
  ['10: one syllable of a given name', 'Eun-sol Maeng', 'Sol Maeng'],
  ['another Vietnamese tone', 'Thanh Toản Lâm', 'Thanh Toàn Lâm'],
  ['another Vietnamese tone, written at another letter', 'Thanh Hoả Lâm', 'Thanh Hòa Lâm'],
  ['another Vietnamese vowel', 'Văn Hưng Lâm', 'Văn Hùng Lâm'],
  ['another Vietnamese surname without marks', 'Nhat Quan Do', 'Nhat Quan Truong'],
  ['10: one syllable that begins a given name', 'San Yoon', 'Sangyun Yoon'],
  ['another Vietnamese syllable', 'Thành Trung Hồ', 'Khoa Trưởng Tăng'],
  ['a byname that many have', 'Davis "Big Mike" Bondars', 'Jaakko "Big Mike" Anttila'],
  ['a surname that is no particle', 'Đức Giang Đỗ', 'Đức Giang Phùng'],
])('%s: %s and %s are two', (_, a, b) => {
  expect(scoreOf(a, b)).toBeLessThan(defaultThreshold);
});

test('a name without the first given name is weaker evidence than one without the middle name', () => {
  expect(scoreOf('Glenn Frank Hutchings', 'Frank Hutchings')).toBeLessThan(
    scoreOf('Frank Glenn Hutchings', 'Frank Hutchings'),
  );
});

test('two given names in another order may be two people, unless a comma or capitals say which is the surname', () => {
  const turned = scoreOf('Martin Thomas', 'Thomas Martin');
  expect(turned).toBeLessThan(scoreOf('Martin Hutchings', 'Hutchings Martin'));
  expect(turned).toBeLessThan(scoreOf('Martin Thomas', 'Thomas, Martin'));
  expect(turned).toBeLessThan(scoreOf('Martin Thomas', 'THOMAS Martin'));
});

test('tones of pinyin say nothing against characters', () => {
  expect(scoreOf('王浩', 'Wáng Hào')).toBeGreaterThanOrEqual(scoreOf('王浩', 'Wang Hao'));
});

test('an initial at the end of a name says that the surname is first', () => {
  expect(scoreOf('Hutchings T.', 'Terrell Hutchings')).toBe(scoreOf('T. Hutchings', 'Terrell Hutchings'));
});

test('a short form does not make up for a missing middle name', () => {
  expect(scoreOf('Shaq Hutchings', 'Shaquan Lee Hutchings')).toBeLessThan(
    scoreOf('Shaq Hutchings', 'Shaquan Hutchings'),
  );
});

test('the initial of a rare first letter is stronger evidence', () => {
  expect(scoreOf('Oz. Hutchings', 'Ozgur Hutchings')).toBeGreaterThan(
    scoreOf('O. Hutchings', 'Ozgur Hutchings'),
  );
  expect(scoreOf('O. Hutchings', 'Osvald Hutchings')).toBeGreaterThan(
    scoreOf('J. Hutchings', 'Jasper Hutchings'),
  );
});

test('a suffix of one side and middle initials that differ count against a pair', () => {
  expect(scoreOf('Todd Hutchings Jr.', 'Todd Hutchings')).toBeLessThan(
    scoreOf('TODD HUTCHINGS', 'Todd Hutchings'),
  );
  expect(scoreOf('Todd A. Hutchings', 'Todd B. Hutchings')).toBeLessThan(
    scoreOf('Todd A. Hutchings', 'Todd Hutchings'),
  );
});

test('people leave out a middle name or initial rather than a surname, and the first of two surnames least of all', () => {
  const list = [
    ...others,
    ...['Ana', 'Eva', 'Ida'].map((given, at) => ({ id: `s${at}`, name: `${given} Zorrilla` })),
  ];
  const scoreBeside = (b: string) =>
    findDuplicates([{ id: 'a', name: 'Ramon Quintana' }, { id: 'b', name: b }, ...list], {
      transliterate,
      least: 0,
    }).find((pair) => pair.a === 'a' && pair.b === 'b')!.score;
  const scores = [
    'Ramon Z. Quintana',
    'Ramon Zoltan Quintana',
    'Ramon Quintana Zorrilla',
    'Ramon Zorrilla Quintana',
  ];
  const found = scores.map(scoreBeside);
  expect(found).toEqual(found.toSorted((one, other) => other - one));
  expect(new Set(found).size).toBe(4);
});

test('two pages of the very same name are likelier of two people than two that write it differently', () => {
  expect(scoreOf('Todd Hutchings', 'Todd Hutchings')).toBeLessThan(
    scoreOf('TODD HUTCHINGS', 'Todd Hutchings'),
  );
  expect(scoreOf('Todd Hutchings', 'Todd Hutchings')).toBeGreaterThan(defaultThreshold);
});

test('11: a Slavic ending that agrees is no evidence, so the rest of the surname counts more', () => {
  expect(endingFactor('kolesov', 'koltsov')).toBeGreaterThan(1.3);
  expect(endingFactor('leshchenko', 'lyashenko')).toBeGreaterThan(1.3);
  expect(endingFactor('barseghyan', 'barsamyan')).toBeGreaterThan(1.3);
  expect(endingFactor('larratt', 'laratt')).toBe(1);
});

test('10: a given name of one Chinese syllable is weaker evidence than one of two', () => {
  expect(scoreOf('Wang Hui', 'Wang Hui')).toBeLessThan(scoreOf('Wang Huiling', 'Wang Huiling'));
});

test('in a long list, letters in a row that no other name has are a typing error', () => {
  const [consonants, vowels] = ['bdfgklmnprstvz', 'aeiou'].map((letters) => [...letters]);
  const syllables = consonants!.flatMap((consonant) => vowels!.map((vowel) => consonant + vowel));
  const book = createWordBook();
  const take = (text: string) => book.take(romanize(text, transliterate));
  for (const one of syllables) for (const other of syllables) take(one + other);
  const [name, typed, other] = [take('munadi'), take('munadqi'), take('munati')];
  const before = createWordComparer()(name, typed);
  markStrange(book.words());
  expect([name, typed, other].map(({ isStrange }) => isStrange)).toEqual([false, true, false]);
  expect(createWordComparer()(name, typed).share).toBeGreaterThan(before.share + 0.2);
  expect(createWordComparer()(typed, name)).toEqual(createWordComparer()(name, typed));
});

test('a short list says nothing about letters in a row', () => {
  const book = createWordBook();
  const word = book.take(romanize('munadqi', transliterate));
  markStrange(book.words());
  expect(word.isStrange).toBe(false);
});
