const table = (pairs: string): ReadonlyMap<string, string> => {
  const parts = pairs.trim().split(/\s+/);
  return new Map(
    parts.flatMap((from, at) =>
      at % 2 === 0 ? [[from, (parts[at + 1] ?? '').replace('_', '')] as const] : [],
    ),
  );
};

const common = 'а a б b в v г g д d з z и i к k л l м m н n о o п p р r с s т t у u ф f ы y';
const ukrainian = 'і i ї ji є je ґ g';
const others = 'ђ đ ј j ћ ć љ lj њ nj џ dž қ q ғ ğ ң ñ ә ä ө ö ұ ū ү ü һ h';

/** Standards for writing another script in Latin letters. The matcher has its own tables and does not see these. */
const tables = {
  scholarly: table(
    `${common} е e ё ë ж ž й j х x ц c ч č ш š щ šč ъ _ ь _ э è ю ju я ja ${ukrainian} ${others}`,
  ),
  /** ICAO Doc 9303, in Russian passports since 2013: ia, iu, kh, ie. */
  passport: table(
    `${common} е e ё e ж zh й i х kh ц ts ч ch ш sh щ shch ъ ie ь _ э e ю iu я ia і i ї i є ie ґ g ђ d ј j ћ c қ k ғ g ң n ә a ө o ұ u ү u һ h`,
  ),
  german: table(
    `${common} в w з s ж sch й i х ch ц z ч tsch ш sch щ schtsch е e ё jo ъ _ ь _ э e ю ju я ja і i ї ji є je ґ g ђ dj ј j ћ c қ k ғ g ң n ә a ө o ұ u ү u һ h`,
  ),
  french: table(
    `${common} у ou ж j й ï х kh ц ts ч tch ш ch щ chtch е e ё io ъ _ ь _ э e ю iou я ia і i ї ï є ie ґ g ђ dj ј y ћ tch қ k ғ g ң n ә a ө o ұ ou ү u һ h`,
  ),
  /** BGN/PCGN as newspapers simplify it. */
  english: table(
    `${common} е e ё yo ж zh й y х kh ц ts ч ch ш sh щ shch ъ _ ь _ э e ю yu я ya і i ї yi є ye ґ g`,
  ),
  /** The national system of 2010. */
  ukrainian: table(
    'а a б b в v г h д d з z и y к k л l м m н n о o п p р r с s т t у u ф f е e ж zh й i х kh ц ts ч ch ш sh щ shch ь _ ю iu я ia і i ї i є ie ґ g',
  ),
  georgianIso: table(
    'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ g ყ q შ s ჩ c ც c ძ j წ c ჭ c ხ x ჯ j ჰ h',
  ),
  /** Georgian as people type it, by how it looks to readers of English. */
  georgianPopular: table(
    'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ j რ r ს s ტ t უ u ფ f ქ q ღ gh ყ y შ sh ჩ ch ც ts ძ dz წ w ჭ tch ხ x ჯ dj ჰ h',
  ),
  /** As passports of Georgia and its newspapers do. */
  georgianNational: table(
    'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h',
  ),
  /** As Armenians write their names on the web. */
  armenianPopular: table(
    'ու u ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k և ev օ o ֆ f',
  ),
  /** Armenian after ISO 9985, marks left out. */
  armenianIso: table(
    'ա a բ b գ g դ d ե e զ z է e ը e թ t ժ z ի i լ l խ x ծ c կ k հ h ձ j ղ g ճ c մ m յ y ն n շ s ո o չ c պ p ջ j ռ r ս s վ v տ t ր r ց c ւ w փ p ք k և ew օ o ֆ f',
  ),
  greeklish: table(
    'α a β b γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s ς s τ t υ u φ f χ x ψ ps ω w',
  ),
  /** ELOT 743, in Greek passports. */
  greekPassport: table(
    'ου ou αυ av ευ ev γγ ng γκ gk μπ b ντ nt α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  ),
  arabicBare: table(
    'ا a أ a إ i آ a ب b ة a ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ک k ل l م m ن n ه h و u ي i ی i ى a ئ i ؤ u پ p چ ch ژ zh گ g',
  ),
} as const;

export type StandardName = keyof typeof tables;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const partsIn = (word: string, letters: ReadonlyMap<string, string>): readonly string[] =>
  [...word].reduce<string[]>((parts, letter) => {
    const pair = (parts.at(-1) ?? '') + letter;
    return letters.has(pair) && pair.length > 1 ? [...parts.slice(0, -1), pair] : [...parts, letter];
  }, []);

export function writeBy(standard: StandardName, name: string): string | undefined {
  const letters = tables[standard];
  const words = name.normalize('NFC').toLowerCase().split(' ');
  const written = words.map((word) => {
    const isGreek = /\p{Script=Greek}/u.test(word);
    const plain = isGreek ? word.normalize('NFD').replace(/\p{Mark}/gu, '') : word;
    const parts = partsIn(plain, letters).map((part) => letters.get(part));
    return parts.includes(undefined) ? undefined : capital(parts.join(''));
  });
  return written.includes(undefined) ? undefined : written.join(' ');
}
