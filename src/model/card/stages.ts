const stages: readonly (readonly [RegExp, string])[] = [
  [
    /^finals?(?: match(?:es)?)?$|^決勝(?:戦)?$|^决赛$|^финал$|^фінал$|^finale$|^final[aeł]?$|^finał$|^결승(?:전)?$/u,
    'final',
  ],
  [
    /^semi[- ]?finals?(?: match(?:es)?)?$|^semis?$|^sf$|^1\/2[ -]?(?:finals?|финала|finału|de final[e]?)$|^準決勝(?:戦)?$|^(?:半决赛|准决赛)$|^полуфинал$|^півфінал$|^halbfinale$|^semifinal[ei]?s?$|^demi-finale$|^półfinał$|^yarı ?final$|^準?준결승(?:전)?$/u,
    'semifinal',
  ],
  [
    /^quarter[- ]?finals?(?: match(?:es)?)?$|^qf$|^1\/4[ -]?(?:finals?|финала|finału|de final[e]?)$|^準々決勝(?:戦)?$|^四分之一决赛$|^четвертьфинал$|^чвертьфінал$|^viertelfinale$|^(?:cuartos|quartas)(?: de final)?$|^quarts? de finale$|^quarti(?: di finale)?$|^ćwierćfinał$|^çeyrek ?final$|^준준결승(?:전)?$|^8강(?:전)?$/u,
    'quarterfinal',
  ],
  [
    /^(?:round|last) of 16$|^r16$|^achtelfinale$|^1\/8[ -]?(?:finals?|финала|finału|de final[e]?)$|^(?:octavos|oitavas)(?: de final)?$|^huitièmes? de finale$|^ottavi(?: di finale)?$|^ベスト16$|^16강(?:전)?$/u,
    'Round of 16',
  ],
];

const numbered =
  /^(?:(?:round|runde|ronda|rodada|раунд|тур|runda|tur|ラウンド) ?(\d{1,2})|(\d{1,2})(?:st|nd|rd|th|\.|-й|ª|º)? ?(?:round|runde|ronda|rodada|раунд|тур|runda|tur|ラウンド))$/u;
/** The number of a semifinal or quarterfinal says only its place in the draw. */
const place = /^(?!final\S? [a-d]$)(\p{L}.*?)(?: ?(?:#|no\.?|nr\.?)? ?[1-8]|第[1-8]試合| [a-d])$/u;
/** German and Polish short forms, which only a number tells from initials. */
const short: Readonly<Record<string, string>> = { hf: 'semifinal', pf: 'semifinal', vf: 'quarterfinal' };
/** The second final of a double elimination is a stage of its own. */
const again = /^(grand|super)[- ]?finals?(?: match(?:es)?)?$/;
const third =
  /^(?:3rd|third)[- ]place(?: match)?$|^bronze(?: medal)?(?: match| final)?$|^small final$|^kleines finale$|^(?:(?:spiel|kampf|match) um )?platz 3$|^petite finale$|^(?:match )?pour la (?:3e|troisième) place$|^за (?:3|третье)(?:-е)? место$|^матч за 3[- ]е место$|^за бронзу$|^(?:por el )?tercer (?:lugar|puesto)$|^(?:por )?el bronce$|^por el bronce$|^(?:disputa (?:de|do|pelo) )?(?:terceiro|3[ºo°]) lugar$|^o (?:3\.|trzecie) miejsce$|^(?:mecz )?o brąz$|^(?:finale )?3[°º] posto$|^üçüncülük(?: maçı)?$/u;
const inJapanese = /^(?:第?[\d一二三四五六七八九十]{1,2}回戦|[三3]位決定戦)$/;

export function stageOf(said: string): string | undefined {
  const words = said.normalize('NFKC').trim().toLowerCase();
  const [, alone = words] = place.exec(words) ?? [];
  const known = stages.find(([pattern]) => pattern.test(words) || pattern.test(alone))?.[1];
  if (known !== undefined) return known;
  if (alone !== words && Object.hasOwn(short, alone)) return short[alone];
  const last = again.exec(words)?.[1];
  if (last !== undefined) return last === 'grand' ? 'Grand final' : 'Super final';
  const [, first, second] = numbered.exec(words) ?? [];
  const round = first ?? second;
  if (round !== undefined) return `Round ${Number(round)}`;
  if (third.test(words)) return '3rd place';
  return inJapanese.test(words) ? words : undefined;
}

const mayBeName = /^(?:bronze|semis?|tur)$/i;

export const isSurelyStage = (said: string): boolean => stageOf(said) !== undefined && !mayBeName.test(said);
