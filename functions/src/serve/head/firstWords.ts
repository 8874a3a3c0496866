import * as flags from 'country-flag-icons/string/3x2';
import { assertNever } from '@/lib/assertNever';
import { pointsText } from '@/model/records/points';
import { titles } from '@/language/en/titles';
import { ratings } from '@/language/en/ratings';
import { words as texts } from '@/language/en/words';
import type { Language } from '@/language/language';
import { languageCodes } from '@/language/languages';
import { lineParts } from '@/model/matches/matchLine';
import { perspective } from '@/model/matches/perspective';
import type { PublishedChance } from '@/model/published/chances';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { PublishedRanking } from '@/model/published/rankings';
import type { BoardRow } from '@/model/ratings/board';
import { movedWay } from '@/model/ratings/movedWay';
import { marginOf } from '@/model/ratings/rating';
import { withheldName } from '@/model/privacy/withholding';
import { isListed } from '@/model/privacy/hiding';
import { flagFile } from '@/model/records/flagFile';
import type { Match, Player, Side } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { cleanLine } from '@/model/texts';
import { servedLanguages } from '../reading/languages';
import { escape } from './escape';
import type { Head } from './headOf';
import type { Page } from './readPage';
import { letters } from './words';

/**
 * HTML of a page's first words and rows: search engines read them, and readers until the app renders. A page
 * that Hosting caches is for readers of every language, so it has the words in each, and the app's style sheet
 * shows one.
 */
export type FirstWords = string;

const mostRows = 15;

export interface Row {
  readonly to: string;
  /** HTML of the names. */
  readonly name: string;
  readonly end?: string;
  readonly rank?: string;
  readonly moved?: string;
}

export const rankingsWords = (found: PublishedRanking | undefined): FirstWords =>
  inEach(' data-rankings', ({ t, dates }) => {
    const rows = ranked(found?.board.rows, found, (row) => movedText(row, t(ratings.newRank)));
    const day = found && (dates.day(found.day) ?? found.day);
    return [
      `<h1>${escape(t(titles.rankings))}</h1>`,
      day === undefined ? '' : `<p>${escape(t(ratings.asOfPublished, { date: day }))}</p>`,
      section(rows),
    ].join('');
  });

/** English description; rows of names, scores and chances, which need no language. */
export const recordWords = (
  { title, description }: Head,
  page: Page,
  chances: readonly PublishedChance[] = [],
): FirstWords =>
  `<main class="first-words" data-record><h1>${text(title)}</h1><p lang="en">${escape(description)}</p>${section(rowsOf(page, chances))}</main>`;

export const inEach = (attribute: string, words: (language: Language) => string): FirstWords =>
  `<main class="first-words"${attribute}>${languageCodes
    .map((code) => `<div lang="${code}">${words(servedLanguages[code])}</div>`)
    .join('')}</main>`;

function rowsOf(page: Page, chances: readonly PublishedChance[]): readonly Row[] {
  const people = peopleOf(page.first?.player);
  const named = ({ id, name }: Side) => person(name, people.get(id));
  switch (page.kind) {
    case 'event':
    case 'versus':
      return page.matches.map((match) => ({ ...matchRow(match, people), ...chanceOf(match, chances) }));
    case 'match':
      return [page.match.player1, page.match.player2].map((side) => ({
        to: path('player', { id: page.nameOf?.('player', side.id) ?? side.id }),
        name: named(side),
        end: side.score === undefined ? '' : pointsText(side.score),
      }));
    case 'player':
      return page.matches.flatMap((match) => {
        const sides = perspective(match, page.player.id);
        if (!sides) return [];
        const { own, other } = sides;
        return [{ ...toMatch(match), name: `v ${named(other)}`, end: scoreOf(own, other) }];
      });
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return [];
    default:
      return assertNever(page, 'page');
  }
}

function chanceOf(
  { id, player1, player2 }: Match,
  chances: readonly PublishedChance[],
): { readonly end?: string } {
  const known = chances.find(({ of }) => of.match === id);
  if (known === undefined || player1.result !== undefined) return {};
  const [first, second] = known.of.players;
  if (first !== player1.id || second !== player2.id) return {};
  const share = Math.round(known.outlook.chance * 100);
  return { end: `${share}–${100 - share}%` };
}

export const toMatch = ({ id }: Match) => ({ to: path('match', { id }) });

export function matchRow(match: Match, people: ReadonlyMap<string, Player>): Row {
  const { player1, player2 } = match;
  const { names, between } = lineParts(match, { letters, names: 'whole' });
  const [first, second] = [
    person(names[0], people.get(player1.id)),
    person(names[1], people.get(player2.id)),
  ];
  return { ...toMatch(match), name: `${first} ${escape(between)} ${second}` };
}

type Scored = Pick<Match['player1'], 'score' | 'result'>;

const scoreOf = (own: Scored, other: Scored): string =>
  own.score !== undefined && other.score !== undefined
    ? `${pointsText(own.score)}–${pointsText(other.score)}`
    : (own.result ?? '');

export function ranked(
  rows: PublishedRanking['board']['rows'] = [],
  { player: players }: Partial<Pick<PublishedFirst, 'player'>> = {},
  movedOf?: (row: BoardRow) => string,
): readonly Row[] {
  const people = peopleOf(players);
  return rows.flatMap((row) => {
    const { player, rank, points, deviation } = row;
    const known = people.get(player);
    if (known === undefined) return [];
    const end = `${Math.round(points)} ± ${Math.round(marginOf({ deviation }))}`;
    return [
      {
        to: path('player', { id: nameIn(known) }),
        name: person(known.name, known),
        end,
        rank: String(rank ?? '–'),
        ...(movedOf && { moved: movedOf(row) }),
      },
    ];
  });
}

function movedText(row: BoardRow, isNew: string): string {
  const way = movedWay(row);
  if (way === undefined) return '';
  return { new: isNew, same: '=', up: `↑${row.moved}`, down: `↓${-(row.moved ?? 0)}` }[way];
}

export const peopleOf = (players: readonly Player[] = []) =>
  new Map<string, Player>(players.map((player) => [player.id, player]));

/** A name after its flag, whose place stays empty without one, as in the app (`PlayerFlag`). */
function person(name: string, player: Player | undefined): string {
  const country = player && isListed(player) ? player.country : undefined;
  return `${flag(country) ?? '<i></i>'}<bdi>${text(name)}</bdi>`;
}

/**
 * The picture itself, because a request for each would delay the app's code. The app finds it by its address and shows
 * it again: `src/ui/Flag.tsx`.
 */
function flag(country: string | undefined): string | undefined {
  const file = flagFile(country);
  if (country === undefined || file === undefined) return undefined;
  const picture = pictures.get(country.replace('-', '_'));
  const source =
    picture === undefined ? file : `data:image/svg+xml,${picture.replace(/["#%&<>]/g, inAddress)}`;
  return `<img src="${source}" data-flag="${file}" alt="" width="18" height="12" loading="lazy">`;
}

const pictures: ReadonlyMap<string, string> = new Map(Object.entries(flags));

const inAddress = (sign: string): string => (sign === '"' ? "'" : encodeURIComponent(sign));

/** A withheld name is in every language; the style sheet shows one. */
export const text = (name: string): string => ofEach(escape(cleanLine(name)));

export const ofEach = (html: string): string => html.replaceAll(withheldName, () => withheldInEach);

const withheldInEach = languageCodes
  .map((code) => `<span lang="${code}">${servedLanguages[code].t(texts.nameWithheld)}</span>`)
  .join('');

export const heading = (title: string): string => `<h2>${escape(title)}</h2>`;

/** @param above HTML of a heading */
export const section = (rows: readonly Row[], above = ''): string =>
  rows.length === 0 && above === ''
    ? ''
    : `<section>${above}<ol>${rows.slice(0, mostRows).map(rowHtml).join('')}</ol></section>`;

const rowHtml = ({ to, name, end, rank, moved }: Row): string =>
  `<li>${spanOf(rank)}${link(to, name)}${spanOf(end)}${spanOf(moved)}</li>`;

const spanOf = (words: string | undefined): string =>
  words === undefined ? '' : `<span>${escape(words)}</span>`;

/** @param name HTML */
export const link = (to: string, name: string): string => `<a href="${escape(to)}">${name}</a>`;
