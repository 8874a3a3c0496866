import data from '../../../../data/armwrestling.json';

/** A match as its source has it. */
export interface Posted {
  readonly player1: string;
  readonly player2: string;
  readonly score1?: number;
  readonly score2?: number;
  readonly winner?: 'player1' | 'player2';
  readonly outcome?: string;
  readonly arm?: string;
  readonly weight?: string;
  readonly gender?: string;
  readonly title?: string;
  readonly main?: true;
  readonly round?: string;
}

export interface Post {
  readonly name: string;
  readonly text: string;
  readonly matches: readonly Posted[];
}

type Stored = (typeof data.matches)[number];

const sideScore = (side: object): number | undefined =>
  'score' in side && typeof side.score === 'number' ? side.score : undefined;
const won = ({ player1, player2 }: Stored): 'player1' | 'player2' | undefined =>
  'result' in player1 && player1.result === 'W'
    ? 'player1'
    : 'result' in player2 && player2.result === 'W'
      ? 'player2'
      : undefined;

function factsOf(match: Stored): Posted {
  const [score1, score2] = [sideScore(match.player1), sideScore(match.player2)];
  const scores = score1 === undefined || score2 === undefined ? undefined : { score1, score2 };
  const winner = won(match);
  const isLevel = scores !== undefined && score1 === score2;
  const ending =
    winner !== undefined && (scores === undefined || isLevel) ? { winner, outcome: 'winner' } : {};
  return {
    player1: match.player1.name,
    player2: match.player2.name,
    ...scores,
    ...ending,
    ...(match.arm !== '' && { arm: match.arm }),
    ...(match.weight !== '' && { weight: match.weight }),
    ...('title' in match && match.title ? { title: match.title } : {}),
  };
}

/** Ways in which posts write a match. All are of posts on the web. */
type Form = (match: Posted) => string;

const scoreText = ({ score1, score2 }: Posted, dash: string): string =>
  score1 === undefined ? '' : `${score1}${dash}${score2}`;
const ends = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const isFirst = (match: Posted): boolean =>
  match.winner === 'player1' || (match.score1 ?? 0) > (match.score2 ?? 0);
const isDecided = (match: Posted): boolean => match.winner !== undefined || match.score1 !== match.score2;
const last = (name: string): string => name.split(' ').at(-1) ?? name;

const forms: readonly Form[] = [
  (match) =>
    ends(
      match.player1,
      isDecided(match) ? (isFirst(match) ? 'def.' : 'lost to') : 'vs',
      match.player2,
      scoreText(match, ':'),
    ),
  (match) => {
    const { player1, player2, score1 = 0, score2 = 0 } = match;
    if (!isDecided(match)) return ends(player1, 'vs', player2, '–', scoreText(match, '-'));
    const winner = isFirst(match) ? player1 : player2;
    if (match.score1 === undefined || score1 === score2)
      return ends(player1, 'vs', player2, scoreText(match, '-'), `(winner: ${winner})`);
    const score = `${Math.max(score1, score2)}-${Math.min(score1, score2)}`;
    const name = last(player1) === last(player2) ? winner : last(winner);
    return ends(player1, 'vs', player2, '–', score, `(${name})`);
  },
  (match) => {
    const { player1, player2 } = match;
    if (!isDecided(match)) return ends(player1, '–', player2, scoreText(match, '-'));
    const [a, b] = isFirst(match) ? ['W', 'L'] : ['L', 'W'];
    return ends(a, player1, '–', b, player2, match.score1 === undefined ? '' : `(${scoreText(match, '-')})`);
  },
  (match) =>
    match.score1 === undefined
      ? ends(
          '🔥',
          match.player1,
          isDecided(match) ? (isFirst(match) ? 'beat' : 'lost to') : '🆚',
          match.player2,
        )
      : ends(
          '🔥',
          match.player1,
          `${match.score1} – ${match.score2}`,
          match.player2,
          isDecided(match) && match.score1 === match.score2
            ? `(winner: ${isFirst(match) ? match.player1 : match.player2})`
            : '',
        ),
  (match) =>
    ends(
      match.player1,
      '🇺🇸',
      isDecided(match) ? (isFirst(match) ? 'def.' : 'was defeated by') : 'vs',
      match.player2,
      '🇨🇦',
      scoreText(match, '-'),
    ),
];

const armWords: Readonly<Record<string, readonly string[]>> = {
  R: ['💪 RIGHT ARM 💪', 'Right hand:', '➡️ Right arm'],
  L: ['💪 LEFT ARM 💪', 'Left hand:', '⬅️ Left arm'],
};
const classWord = (weight: string): string =>
  weight === '115kg+' ? 'Super Heavyweight (115kg+)' : weight.replace('kg', ' kg');

/** The card of each event of the open data, as a post under headings, the form of lines taken in turn. */
export const dataPosts: readonly Post[] = data.events.map((event, at) => {
  const matches = data.matches.filter((match) => match.event.id === event.id).map(factsOf);
  const form = forms[at % forms.length] ?? forms[0];
  const heading = [...'📍'][0] ?? '';
  const place = 'location' in event && event.location ? `${heading} ${event.location} | ` : '📅 ';
  const lines: string[] = [`🔥 ${event.name} 🔥`, `${place}${event.date}`, ''];
  let arm: string | undefined;
  let weight: string | undefined;
  for (const match of matches) {
    const isNewArm = match.arm !== undefined && match.arm !== arm;
    // Where a class is unknown below another one, posts begin a new part of the card.
    const isEnded = weight !== undefined && match.weight === undefined;
    if (isNewArm || isEnded) {
      lines.push('', armWords[match.arm ?? '']?.[at % 3] ?? '');
      weight = undefined;
      arm = match.arm;
    }
    if (match.weight !== undefined && match.weight !== weight) lines.push(classWord(match.weight));
    weight = match.weight;
    lines.push(`${match.title === undefined ? '' : `${match.title}: `}${form?.(match) ?? ''}`);
  }
  return { name: event.name, text: lines.join('\n'), matches };
});
