import { groupBy } from '@/lib/groupBy';
import { home } from '@/language/en/home';
import type { Language } from '@/language/language';
import { knownDate, type DateString } from '@/model/dates';
import { anniversariesShown, isAnniversary } from '@/model/days/anniversary';
import { eventRole } from '@/model/days/eventRole';
import { newestFirst } from '@/model/days/newestFirst';
import { eventIdentitiesAmong, identitiesAmong, matchesAs, nobody } from '@/model/identity/identities';
import { mainMatches, type Candidates } from '@/model/matches/mainMatches';
import { isOfBoard, leaderBoards } from '@/model/published/leaders';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { Event, Match, Player, Side } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { apartOf, codeText, type Sport } from '@/model/sports';
import { cleanLine } from '@/model/texts';
import { genderTexts, inLanguage } from '../reading/languages';
import { escape } from './escape';
import {
  heading,
  inEach,
  link,
  matchRow,
  ofEach,
  peopleOf,
  ranked,
  section,
  text,
  type FirstWords,
  type Row,
  toMatch,
} from './firstWords';
import { lineOf } from './words';

const shown = { next: 1, last: 3, earlier: 3 };

/** Home in the order of the app: `src/features/home/HomePage.tsx`. */
export function homeWords(
  first: PublishedFirst | undefined,
  sports: readonly Sport[],
  today: DateString,
): FirstWords {
  const events = (first?.event ?? []).filter(({ sameAs }) => sameAs === undefined).toSorted(newestFirst);
  const people = peopleOf(first?.player);
  const matches = first ? matchesOfCards(first, people) : () => [];
  const roleOf = (event: Event) => eventRole(event, today, () => matches(event, 'decided').length > 0);
  const next = events.findLast((event) => roleOf(event) === 'next');
  const [last, ...earlier] = events.filter((event) => ['now', 'latest'].includes(roleOf(event) ?? ''));
  const isOn = last !== undefined && roleOf(last) === 'now';
  return inEach(' data-home', (language) => {
    const { t, list, dates } = language;
    const names = list(sports.map(({ name }) => inLanguage(name, language)));
    const dayOf = (event: Event) => dates.day(knownDate(event)) ?? knownDate(event);
    const to = (event: Event) => path('event', { id: event.sport.id, eventId: nameIn(event) });
    const card = (title: string, event: Event | undefined, which: Candidates, count: number) =>
      event
        ? section(
            matches(event, which)
              .slice(0, count)
              .map((match) => matchRow(match, people)),
            `<h2>${escape(title)} · ${link(to(event), text(event.name))} · ${escape(dayOf(event))}</h2>`,
          )
        : '';
    const listed = (found: readonly Row[], title: string) =>
      found.length === 0 ? '' : section(found, heading(title));
    const onThisDay = earlier
      .filter((event) => isAnniversary(event, today))
      .flatMap((event) =>
        matches(event, 'decided')
          .slice(0, 1)
          .map((match) => ({
            ...toMatch(match),
            name: ofEach(escape(lineOf(match, sports, language))),
            end: event.date.slice(0, 4),
          })),
      );
    return [
      `<h1>${escape(t(home.headline, { sports: names }))}</h1>`,
      `<p>${escape(t(home.intro, { sports: names }))}</p>`,
      card(t(home.nextEvent), next, 'open', shown.next),
      card(t(isOn ? home.onNow : home.lastEvent), last, 'decided', shown.last),
      ...leadersIn(first, sports, language).map(([title, leaders]) => listed(leaders, title)),
      listed(onThisDay.slice(0, anniversariesShown), t(home.onThisDay)),
      listed(
        earlier
          .slice(0, shown.earlier)
          .map((event) => ({ to: to(event), name: text(event.name), end: dayOf(event) })),
        t(home.earlierEvents),
      ),
    ].join('');
  });
}

function matchesOfCards(
  { event: events, match, player: players }: PublishedFirst,
  people: ReadonlyMap<string, Player>,
) {
  const merged = { ...nobody, players: identitiesAmong(players), events: eventIdentitiesAmong(events) };
  const cards = groupBy(matchesAs(match, merged), ({ event }): string => event.id);
  const named = (side: Side): Side => ({ ...side, name: cleanLine(people.get(side.id)?.name ?? side.name) });
  return ({ id, cardOrder }: Event, which: Candidates): readonly Match[] =>
    mainMatches(cards.get(id) ?? [], cardOrder, which).map((each) => ({
      ...each,
      player1: named(each.player1),
      player2: named(each.player2),
    }));
}

const leadersIn = (
  first: PublishedFirst | undefined,
  sports: readonly Sport[],
  language: Language,
): readonly (readonly [title: string, rows: readonly Row[]])[] =>
  sports.flatMap(leaderBoards).map((of) => {
    const { t } = language;
    const { sport, code, gender } = of;
    const apart = apartOf(sport);
    const named =
      sports.length > 1 ? t(home.leadersOf, { sport: inLanguage(sport.name, language) }) : t(home.leaders);
    const strength =
      apart && code !== undefined ? [inLanguage(codeText(apart, code, 'alone'), language)] : [];
    const rows = first?.leaders
      ?.find((published) => isOfBoard(published, of))
      ?.board.rows.filter(({ rank }) => rank !== undefined);
    return [[named, ...strength, t(genderTexts[gender])].join(' · '), ranked(rows, first)] as const;
  });
