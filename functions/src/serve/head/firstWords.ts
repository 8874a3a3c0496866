import { home } from '@/language/en/home';
import { ratings } from '@/language/en/ratings';
import type { Language } from '@/language/language';
import { languageCodes } from '@/language/languages';
import { knownDate } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import { isOfBoard, leaderBoards } from '@/model/published/leaders';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { PublishedRanking } from '@/model/published/rankings';
import type { BoardRow } from '@/model/ratings/board';
import { movedWay } from '@/model/ratings/movedWay';
import { marginOf } from '@/model/ratings/rating';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { apartOf, codeText, type Sport } from '@/model/sports';
import { cleanLine } from '@/model/texts';
import { genderTexts, inLanguage, servedLanguages } from '../reading/languages';
import { escape } from './escape';
import type { Head } from './headOf';
import type { Page } from './readPage';

/**
 * HTML of a page's first words and rows: search engines read them, and readers until the app renders. A page
 * that Hosting caches is for readers of every language, so it has the words in each, and the app's style sheet
 * shows one.
 */
export type FirstWords = string;

const most = { rows: 15, events: 3 };

interface Row {
  readonly to: string;
  readonly name: string;
  readonly end: string;
  readonly rank?: string;
  readonly moved?: string;
}

export function homeWords(
  first: PublishedFirst | undefined,
  sports: readonly Sport[],
  today: string,
): FirstWords {
  return inEach('', (language) => {
    const { t, list, dates } = language;
    const names = list(sports.map(({ name }) => inLanguage(name, language)));
    const latest = (first?.event ?? [])
      .filter(({ date, sameAs }) => date <= today && sameAs === undefined)
      .slice(-most.events)
      .reverse()
      .map((event) => ({
        to: path('event', { id: event.sport.id, eventId: event.id }),
        name: event.name,
        end: dates.day(knownDate(event)) ?? knownDate(event),
      }));
    const leaders = sports.flatMap(leaderBoards).map((of) => {
      const { sport, code, gender } = of;
      const apart = apartOf(sport);
      const strength =
        apart && code !== undefined ? [inLanguage(codeText(apart, code, 'alone'), language)] : [];
      const rows = first?.leaders
        ?.find((published) => isOfBoard(published, of))
        ?.board.rows.filter(({ rank }) => rank !== undefined);
      return section(ranked(rows, first), [t(home.leaders), ...strength, t(genderTexts[gender])].join(' · '));
    });
    return [
      `<h1>${escape(t(home.headline, { sports: names }))}</h1>`,
      `<p>${escape(t(home.lead, { sports: names }))}</p>`,
      section(latest, t(home.latestEvents)),
      ...leaders,
    ].join('');
  });
}

export const rankingsWords = (found: PublishedRanking | undefined): FirstWords =>
  inEach(' data-rankings', ({ t, dates }) => {
    const rows = ranked(found?.board.rows, found, (row) => movedText(row, t(ratings.newRank)));
    const day = found && (dates.day(found.day) ?? found.day);
    return [
      `<h1>${escape(t(ratings.title))}</h1>`,
      day === undefined ? '' : `<p>${escape(t(ratings.asOfPublished, { date: day }))}</p>`,
      section(rows),
    ].join('');
  });

/** English description; rows of names and scores, which need no language. */
export const recordWords = ({ title, description }: Head, page: Page): FirstWords =>
  `<main class="first-words" data-record><h1>${escape(title)}</h1><p lang="en">${escape(description)}</p>${section(rowsOf(page))}</main>`;

const inEach = (attribute: string, words: (language: Language) => string): FirstWords =>
  `<main class="first-words"${attribute}>${languageCodes
    .map((code) => `<div lang="${code}">${words(servedLanguages[code])}</div>`)
    .join('')}</main>`;

function rowsOf(page: Page): readonly Row[] {
  switch (page.kind) {
    case 'event':
    case 'versus':
      return page.matches.map((match) => ({
        ...toMatch(match),
        name: `${match.player1.name} v ${match.player2.name}`,
        end: scoreOf(match.player1, match.player2),
      }));
    case 'match':
      return [page.match.player1, page.match.player2].map(({ id, name, score }) => ({
        to: path('player', { id }),
        name,
        end: String(score ?? ''),
      }));
    case 'player':
      return page.matches.flatMap((match) => {
        const sides = perspective(match, page.player.id);
        if (!sides) return [];
        const { own, other } = sides;
        return [{ ...toMatch(match), name: `v ${other.name}`, end: scoreOf(own, other) }];
      });
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return [];
  }
}

const toMatch = ({ id }: Match) => ({ to: path('match', { id }) });

type Scored = Pick<Match['player1'], 'score' | 'result'>;

const scoreOf = (own: Scored, other: Scored): string =>
  own.score !== undefined && other.score !== undefined ? `${own.score}–${other.score}` : (own.result ?? '');

function ranked(
  rows: PublishedRanking['board']['rows'] = [],
  { player: players = [] }: Partial<Pick<PublishedFirst, 'player'>> = {},
  movedOf?: (row: BoardRow) => string,
): readonly Row[] {
  const names = new Map<string, string>(players.map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const { player, rank, points, deviation } = row;
    const name = names.get(player);
    if (name === undefined) return [];
    const end = `${Math.round(points)} ± ${Math.round(marginOf({ deviation }))}`;
    return [
      {
        to: path('player', { id: player }),
        name,
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

function section(rows: readonly Row[], title?: string): string {
  if (rows.length === 0) return '';
  const heading = title === undefined ? '' : `<h2>${escape(title)}</h2>`;
  return `<section>${heading}<ol>${rows.slice(0, most.rows).map(rowHtml).join('')}</ol></section>`;
}

const rowHtml = ({ to, name, end, rank, moved }: Row): string =>
  `<li>${spanOf(rank)}<a href="${escape(to)}">${escape(cleanLine(name))}</a>${spanOf(end)}${spanOf(moved)}</li>`;

const spanOf = (text: string | undefined): string =>
  text === undefined ? '' : `<span>${escape(text)}</span>`;
