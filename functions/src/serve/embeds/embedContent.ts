import { pointsText } from '@/model/records/points';
import { dequal } from 'dequal';
import { embed } from '@/language/en/embed';
import { words } from '@/language/en/words';
import type { Language } from '@/language/language';
import { compareText } from '@/lib/compareText';
import { knownDate, type Dated, type DateString } from '@/model/dates';
import type { EmbedSubject } from '@/model/sharing/embeds';
import { hiddenAmong } from '@/model/privacy/hiding';
import { tallyOf } from '@/model/matches/playerTally';
import { perspective } from '@/model/matches/perspective';
import type { Event, Match, Player } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { defaults } from '@/model/schema/limits';
import { apartCode, apartOf, choiceAt, codeText, findSport, paramOf, type Sport } from '@/model/sports';
import { withheldName } from '@/model/privacy/withholding';
import { genderTexts, inLanguage } from '../reading/languages';
import type { LiveResults } from '../reading/liveResults';
import type { Wiki } from '../reading/wiki';
import { ratingsHostOf } from '../../publish/snapshot/publishedRatings';

export interface EmbedContent {
  readonly heading: string;
  readonly kicker: string;
  readonly facts: readonly string[];
  readonly nothing: string;
  readonly rows: readonly EmbedRow[];
  readonly page: string;
}

export interface EmbedRow {
  /** `strong` marks the winner or the ranked player. */
  readonly names: readonly { readonly name: string; readonly strong: boolean }[];
  readonly score?: string | undefined;
  readonly note: string;
}

export interface EmbedWorld {
  readonly wiki: Wiki;
  readonly results: LiveResults;
  readonly sports: readonly Sport[];
  readonly today: DateString;
  readonly language: Language;
}

const most = { places: 20, meetings: 20 };

/** Content of an embed; `undefined` if its subject does not exist or a player of the pair is hidden. */
export function embedOf(subject: EmbedSubject, world: EmbedWorld): EmbedContent | undefined {
  switch (subject.kind) {
    case 'event': {
      const event = world.wiki.event(subject.id);
      return event && ofEvent(event, world);
    }
    case 'versus': {
      const [own, other] = subject.ids.map((id) =>
        world.wiki.isListed(id) ? world.wiki.player(id) : undefined,
      );
      return own && other && ofPair(own, other, world);
    }
    case 'rankings': {
      const sport = findSport(world.sports, subject.sport);
      return sport && ofRankings(sport, subject, world);
    }
  }
}

function ofEvent(event: Event, { wiki, results, sports, language }: EmbedWorld): EmbedContent {
  const { t, place, country } = language;
  const { id, name, location, status, valid } = event;
  const sport = findSport(sports, event.sport.id);
  return {
    kicker: sport ? inLanguage(sport.name, language) : '',
    heading: name,
    facts: [
      ...(status === 'cancelled' ? [t(embed.cancelled)] : []),
      ...dateText(event, language),
      ...(location === undefined ? [] : [place(location)]),
      ...(event.country === undefined ? [] : [country(event.country)]),
      ...(valid === 0 ? [t(embed.unreviewed)] : []),
    ],
    nothing: t(embed.noMatches),
    rows: wiki.matchesOfEvent(id).map((match) => {
      const mark = results.isLive(match) ? [t(embed.notConfirmed)] : [];
      const note = [...mark, noteOf(match, sport, language)].filter(Boolean).join(' · ');
      return rowOf(results.shown(match), note, language);
    }),
    page: path('event', { id: event.sport.id, eventId: nameIn(event) }),
  };
}

function ofPair(own: Player, other: Player, { wiki, sports, language }: EmbedWorld): EmbedContent {
  const { t } = language;
  const meetings = wiki
    .matchesOfPlayer(own.id)
    .filter((match) => perspective(match, own.id)?.other.id === other.id)
    .toSorted((a, b) => compareText(b.date, a.date) || b.order - a.order);
  const { wins, losses } = tallyOf(meetings, own.id);
  return {
    kicker: t(embed.headToHead),
    heading: t(embed.versus, { own: own.name, other: other.name }),
    facts: meetings.length === 0 ? [] : [`${wins}–${losses}`],
    nothing: t(embed.neverMet),
    rows: meetings.slice(0, most.meetings).map((match) => {
      const sport = findSport(sports, match.event.sport.id);
      const event = wiki.event(match.event.id);
      const where = [event?.name ?? '', ...dateText(match, language), noteOf(match, sport, language)];
      return rowOf(match, where.filter(Boolean).join(' · '), language);
    }),
    page: path('versus', { id: nameIn(own), otherId: nameIn(other) }),
  };
}

function ofRankings(
  sport: Sport,
  { gender, code }: Extract<EmbedSubject, { kind: 'rankings' }>,
  { wiki, sports, today, language }: EmbedWorld,
): EmbedContent {
  const { t, number } = language;
  const host = ratingsOf(wiki, sports);
  const { rows } = host.answer('board', {
    sport: sport.id,
    asOf: today,
    gender,
    ...(code !== undefined && { code }),
    limit: most.places,
  });
  const apart = apartOf(sport);
  const strength = apart && code !== undefined ? codeText(apart, code, 'alone') : undefined;
  const params = new URLSearchParams({ gender });
  if (apart && code !== undefined) params.set(paramOf(apart), code);
  return {
    kicker: inLanguage(sport.name, language),
    heading: t(embed.rankings),
    facts: [
      t(genderTexts[gender]),
      ...(strength ? [inLanguage(strength, language)] : []),
      ...dateText({ date: today }, language),
    ],
    nothing: t(embed.nobody),
    rows: rows.flatMap(({ player, rank, points }) =>
      rank === undefined
        ? []
        : [
            {
              names: [{ name: wiki.player(player)?.name ?? player, strong: true }],
              score: number(rank),
              note: t(embed.points, { points: String(Math.round(points)) }),
            },
          ],
    ),
    page: `${path('sportPanel', { id: sport.id, panel: 'rankings' })}?${params.toString()}`,
  };
}

const hosts = new WeakMap<
  Wiki,
  { readonly sports: readonly Sport[]; readonly host: ReturnType<typeof ratingsHostOf> }
>();

function ratingsOf(wiki: Wiki, sports: readonly Sport[]): ReturnType<typeof ratingsHostOf> {
  const known = hosts.get(wiki);
  // Definitions are read again each minute but rarely change, so compare by value.
  if (known && dequal(known.sports, sports)) return known.host;
  const host = ratingsHostOf(wiki.events, wiki.matches, sports, hiddenAmong(wiki.stored.player.values()));
  hosts.set(wiki, { sports, host });
  return host;
}

function rowOf({ player1, player2 }: Match, note: string, { t }: Language): EmbedRow {
  const scored = player1.score !== undefined && player2.score !== undefined;
  return {
    names: [player1, player2].map(({ name, result }) => ({
      name: name === withheldName ? t(words.nameWithheld) : name,
      strong: result === 'W',
    })),
    score: scored ? `${pointsText(player1.score)}–${pointsText(player2.score)}` : undefined,
    note,
  };
}

function noteOf(match: Match, sport: Sport | undefined, language: Language): string {
  const apart = sport && apartOf(sport);
  const code = apartCode(sport, match);
  const strength = apart && code !== undefined ? inLanguage(codeText(apart, code, 'alone'), language) : '';
  const weight =
    match.weight === undefined
      ? ''
      : inLanguage(codeText(sport && choiceAt(sport, 'weight'), match.weight, 'short'), language);
  return [strength, weight].filter(Boolean).join(' · ');
}

function dateText(dated: Dated, { dates }: Language): readonly string[] {
  const known = knownDate(dated);
  return dated.date === defaults.eventDate ? [] : [dates.day(known) ?? known];
}
