/** Latin letters by letter; an empty text is a letter without a sound of its own. */
type Alphabet = Readonly<Record<string, string>>;

/** Pairs as `а a б b`; `-` marks a silent letter. */
const alphabet = (pairs: string): Alphabet => {
  const parts = pairs.trim().split(/\s+/);
  const table: Record<string, string> = {};
  for (let at = 0; at + 1 < parts.length; at += 2) table[parts[at]!] = parts[at + 1]!.replace('-', '');
  return table;
};

/** BGN/PCGN, plus letters of Ukrainian, Belarusian, Serbian, Macedonian, Kazakh, Kyrgyz, Tatar and Tajik. */
const cyrillic = alphabet(`
  а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch
  ъ - ы y ь - э e ю yu я ya і i ї yi є ye ґ g ў w ј j љ lj њ nj ћ ch ђ dj џ dzh ѓ gj ќ kj ѕ dz ѣ e ѳ f
  ә a ғ gh қ k ң n ө o ұ u ү u һ h ҳ h ҷ j ӣ i ӯ u җ zh ӑ a ӗ e ҫ s ӱ u ӧ o ӓ a ҥ n ӏ -`);

/** The national system of 2002. */
const georgian = alphabet(`
  ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts
  ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h`);

/** BGN/PCGN. `romanize` handles `ու` and letters that sound different at the beginning of a word. */
const armenian = alphabet(`
  ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p
  ջ j ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k և ev օ o ֆ f`);

/** ELOT 743. `romanize` handles pairs of letters. */
const greek = alphabet(`
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o`);

/** Consonants, and `w` and `y` where the letter may be a vowel. */
const hebrew = alphabet(`
  א a ב b ג g ד d ה h ו w ז z ח kh ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r ש sh ת t
  ״ - ׳ - ־ -`);

const arabic = alphabet(`
  ا a أ a إ a آ a ٱ a ء - ؤ w ئ y ب b ة a ت t ث th ج j ح h خ kh د d ذ z ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh
  ف f ق q ك k ک k ل l م m ن n ه h ھ h ہ h و w ي y ى a ی y پ p چ ch ژ zh گ g ڤ v ێ e ۆ o ە a ے e ٹ t ڈ d ڑ r ں n ـ -`);

const devanagari = alphabet(`
  अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh
  ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h
  ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ं n ँ n ः h ् - ़ -`);

/** Letters that the package `transliteration` lacks or reads otherwise: of Thai, Tamil, Malayalam, and characters of names. */
const corrections = alphabet(`
  จ ch ச s ൺ n ൻ n ർ r ൽ l ൾ l
  娜 na 晟 sheng 曾 zeng 单 shan 解 xie 仇 qiu 区 ou 查 zha 覃 qin 翟 zhai 缪 miao 洁 jie`);

export const letters: ReadonlyMap<string, string> = new Map(
  [cyrillic, georgian, armenian, greek, hebrew, arabic, devanagari, corrections].flatMap((table) =>
    Object.entries(table),
  ),
);

export type Writing = 'whole' | 'vowelless' | 'syllables';
