import { trimEnds } from '@/lib/trimEnds';
import { endingOf } from './endings';

const opponent =
  '(?:opponent|gegner(?:in)?|rival|oponente|contrincante|adversaire|avversari[oa]|przeciwni(?:k|czka)|соперни(?:к|ца)|суперни(?:к|ця)|rakip|adversári[oa]|tegenstander|motståndare|modstander|soupeř|ellenfél)';
const words = [
  't\\.? ?b\\.? ?[acd]\\.?(?: ?/ ?t\\.? ?b\\.? ?[acd]\\.?)?',
  '(?:to be|will be) (?:announced|determined|confirmed|decided|defined)',
  'b\\.?y\\.?e\\.?',
  '(?:bye|walk[- ]?over|free|no[- ]show|dn[sfp]|scratched|withdrawn|withdrew|retired|injured|absent)',
  '(?:no|without(?: an)?|unknown|unnamed|mystery|any|an|the|local|surprise|special|secret) (?:opponent|one|name|puller|fighter|athlete|rival|guest)',
  '(?:nobody|noone|anyone|anybody|everyone|unannounced|тба|the fans|unknown|unnamed|anonymous|vacant|vacancy|none|null|n/?a|n\\.? ?n\\.?|empty|pending|no data|open slot|unidentified|someone|somebody|(?:coming|announced) soon|to be announced .*)',
  '(?:lucky loser|wild[- ]?card|challenger|(?:late )?replacement|withdrawal|mystery|surprise|local hero|m(?:r|ister)\\.? x|alternate|reserve|substitute|defending champion|qualifier|ersatz|nachrücker(?:in)?|titelverteidiger(?:in)?)',
  '(?:the )?(?:world|europe(?:an)?|asian|american|african|national|local|regional|state|county|current|reigning|former|top) champion',
  `${opponent}(?: .*)?`,
  // Names of columns, and numbered people of templates.
  '(?:(?:first |full )?name|first(?: name)? last(?: name)?|vorname nachname|nombre apellidos?|nom prénom|имя фамилия|氏名|名前)',
  '(?:player|athlete|puller|fighter|competitor|participant|spieler|sportler|jugador|atleta|joueur|zawodnik|sporcu|игрок|спортсмен|участник|選手|选手|선수)(?: ?#?(?:[a-z]|\\d{1,3}))?',
  '[a-z]? ?(?:選手|选手|선수)',
  '(?:ditto|dito|idem|id\\.|то же|та же|тот же|jw\\.|同上|〃|위와 같음)',
  '(?:kein gegner|freilos|spielfrei|unbekannt|offen|noch offen|folgt|wird (?:noch )?(?:gesucht|bekannt ?gegeben)|steht noch nicht fest|vakant|überraschungsgegner)',
  '(?:неизвест(?:ен|но|ный)|не определ[её]н|без соперни(?:ка|цы)|свобод(?:ен|но)|вакантно|вакансия|пусто|уточняется|сюрприз|будет (?:объявлен[ао]?|известен позже)|невідомий|невідомо|вільний)',
  '(?:(?:por|a|sin) (?:definir|confirmar|anunciar|determinar|designar)|a ser (?:definid|anunciad|confirmad)[oa]|sin (?:rival|oponente)|exent[oa]|isent[oa]|libre|livre|folga|descansa|vacante|vag[oa]|pendiente|próximamente|se anunciará(?: .*)?|aguardando(?: .*)?|(?:se )?busca rival|desconocid[oa]|desconhecid[oa]|sem adversário)',
  '(?:[àa] (?:déterminer|confirmer|définir|désigner|venir)|in attesa|inconnue?|exempte?|exemptée?|dispensée?|sans adversaire|da (?:definire|annunciare|determinare|stabilire)|sconosciut[oa]|riposo)',
  '(?:woln[yea](?: los)?|(?:rywal |przeciwnik )?nieznan[ya]|wkrótce|do (?:ustalenia|potwierdzenia)|pauza|szukamy(?: .*)?|belirsiz|serbest|maçsız|rakipsiz|bay(?: geçti)?|tur atlar|turu geçer|boş|(?:henüz )?belli değil|açıklanacak|yakında|rakibi bekleniyor)',
  '(?:onbekend|vrij|nog niet bekend|okänd|ukendt|ukjent|ikke kjent|fri|frirunda|oversidder|tuntematon|vapaa|neznám[ýá]|volný los|ismeretlen|erőnyerő|necunoscut[ăa]?|nepoznat[oa]?|άγνωστος|ελεύθερος|ucnobi|უცნობი|белгісіз)',
  '(?:غير (?:معروف|محدد|معلن)|مجهول|(?:س?يعلن|يحدد) لاحقا|לא ידוע|ייקבע|अज्ञात|(?:घोषित|तय) .*|ไม่ทราบ|ไม่มีคู่แข่ง|รอ(?:ประกาศ|ยืนยัน)|chưa (?:biết|xác định)|(?:belum|tidak) (?:diketahui|ditentukan))',
  '(?:不戦勝?|未定|未発表|不明|未知|近日(?:発表|公開|公表)|未(?:决|決|确定|確定|公布|詳)|待(?:定|公布|确认|確認|通知)|\\p{L}*(?:募集|調整|交渉|検討)中|\\p{L}*[轮輪]空|弃权|棄權|無|空位|空席|空缺|缺席|欠場|欠席|棄権|不在|シード(?:選手)?|種子|なし|無し|空き|(?:(?:対戦)?相手|対戦者|選手)(?:なし|未定|不明|未発表)|(?:선수 ?)?미(?:정|확정|공개)|추후 ?(?:공지|발표)|부전승|공석|없음|불참|기권)',
];
const nobody = new RegExp(`^(?:${words.join('|')})(?: ?#?\\d{1,3})?$`, 'iu');

const role =
  'winners?|losers?|runner[- ]?up|(?:semi[- ]?)?finalist|qualifier|seed|sieger(?:in)?|verlierer(?:in)?|gewinner(?:in)?|ganador(?:a)?|perdedor(?:a)?|vencedor(?:a)?|gagnante?|vainqueur|perdante?|vincitore|vincitrice|vincente|perdente|zwycięzca|zwyciężczyni|przegran[ya]|kazanan|kaybeden|galibi|mağlup|mağlubu|победител[ья](?:ница)?|проигравш(?:ий|ая)|перемож(?:ець|ниця)|vinnare|vinder|vinner|voittaja|winnaar|verliezer|vítěz|poražený|győztes|vesztes|câștigător|pobednik|pobjednik|νικητής|الفائز|विजेता|ผู้ชนะ';
/** Words of another match beside a role: `Winner of match 3`, `Sieger HF1`, `Победитель пары А`. */
const meant =
  'of|from|the|von|aus|des|der|de|del|du|da|do|di|la|el|le|dell[ao]?|m|match|bout|fight|game|sf|qf|hf|vf|af|pf|df|wb|lb|no|r|semi[- ]?finals?|quarter[- ]?finals?|finals?|halbfinale|viertelfinale|semifinal[ei]?|cuartos|demi[- ]?finale|quart|finale|półfinału?|полуфинала|четвертьфинала|финала|матча|пары|боя|поединка|пари|бою|pool|group|gruppe|grupo|groupe|round|table|kampfe?s?|pelea|combate|jogo|luta|lucha|kategorie|combat|incontro|meczu|walki|pary|maç|maçın|maçı|karşılaşma|partido|zápasu';
const ofMatch = new RegExp(
  `^(?:(?:(?:the )?(?:${meant})[ .#-]*)?(?:\\d{1,3}(?:[./-]\\d{1,2})?\\.?[ #-]*)?(?:(?:${meant})[ .#-]+)*)?(?:${role})(?:(?:[ .:#-]+(?:${meant}))*(?:[ .:#№-]*\\d{1,3}(?:[./-]\\d{1,2})?|[ .:#№-]+\\p{L})?(?:[ .-]+(?:${meant}))*)$`,
  'iu',
);
const code = /^(?:[WL] ?(?:of )?[ #]?(?:m|match|sf|qf|hf|vf)?|SF|QF|HF|VF|GF|WB|LB)[ .#-]?\d{1,3}$/iu;
/** Roles that are given names too: beside another match only. */
const roleOrName =
  /^(?:victor|galip)(?: of)?(?:[ .#-]+(?:match|maç|[mshqd]f?))?[ .#-]*\d{1,3}$|^(?:victor|galip) of$/iu;
/** `胜方` and `승자` are also parts of names: 李胜方, 최승자. */
const inCharacters =
  /[勝敗胜败負负]者[组組]?\d{0,3}$|小[组組]|[A-Z][组組]|(?:^|[\d場场組组戦战])[勝敗胜败負负]方\d{0,3}$|(?:^|[\d기승전] ?)[승패]자 ?\d{0,3}$|^[승패]자[ \d]/u;
/** An opponent in Turkish and Spanish or English, but also names: Rakip Çelik. */
const opponentOrName = /^(?:[Rr]akip|RAKIP|[Rr]ival|RIVAL) (\p{Lu}\p{Ll}.*)$/u;
const signs = /^(?:[^\p{L}]*|NaN|undefined|object Object)$/u;

/** In small letters these name nobody. With a capital they are names, of which an editor asks who is meant. */
const namesInCapitals = /^(?:frei|rast|champion|liber|slobodan|victor|galip|nil|nan|do)$/;

/** Whether the whole name is a word that may also say that there is nobody: `Frei - Müller`. */
export const mayBeNobody = (name: string): boolean => namesInCapitals.test(name.toLowerCase());

/** An ending in a name's place. With one capital it may be a name: Draw, Wo. */
const isEnding = (text: string): boolean =>
  !/^\p{Lu}\p{Ll}+$/u.test(text) && Object.hasOwn(lostBy, endingOf(text.toLowerCase())?.outcome ?? '');
const lostBy = { walkover: true, injury: true, disqualification: true };

/** Whether words in a name's place say that there is nobody, or nobody yet: `BYE`, `TBD`, `Winner M3`. */
export function isPlaceholder(said: string): boolean {
  const plain = said.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const text = trimEnds(plain, /[([{"'<]/, /[)\]}"'>]/);
  const behind = opponentOrName.exec(text)?.[1];
  if (behind !== undefined) return isPlaceholder(behind);
  return (
    signs.test(text) ||
    /^x{1,3}$/i.test(text) ||
    isEnding(text) ||
    namesInCapitals.test(text) ||
    [nobody, ofMatch, code, roleOrName, inCharacters].some((pattern) => pattern.test(text))
  );
}
