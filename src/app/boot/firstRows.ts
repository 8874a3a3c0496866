import { languages, preferredLanguage } from '@/language/languages';
import { timeOf } from '@/lib/timeOf';
import { marginOf } from '@/model/ratings/rating';
import type { PublishedLeaders } from '@/model/published/leaders';
import type { PublishedRanking } from '@/model/published/rankings';
import type { Event, Player } from '@/model/records/records';

const most = { ranking: 15, events: 3 };

type Published = Partial<
  Pick<PublishedRanking, 'board' | 'day'> & {
    readonly leaders: readonly PublishedLeaders[];
    readonly event: readonly Event[];
    readonly player: readonly Player[];
  }
>;

interface Row {
  readonly to: string;
  readonly name: string;
  readonly end: string;
  readonly rank?: string;
}

/**
 * Writes the first published rows into the page's first words. They remain until the app renders, which on a
 * slow network takes seconds longer. `data-list` names the place of each list. All rows are plain text, and
 * unreadable data is skipped.
 */
export async function showFirstRows(
  file: string,
  page: Document = document,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  try {
    const answer = await ask(`/data/${file}`);
    // Our own function published it. The app itself parses it strictly.
    const found = (await answer.json()) as Published;
    const dates = new Intl.DateTimeFormat(languages[preferredLanguage([page.documentElement.lang])].locale, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    const dayText = (day: string) => dates.format(Date.parse(day));
    const now = Math.max(Date.now(), timeOf(answer) ?? 0);
    const lists = listsOf(found, dayText, new Date(now).toISOString()).filter(([, rows]) => rows.length > 0);
    const { day } = found;
    const text = day && dayText(day);
    for (const [name, rows] of lists) write(page, name, rows);
    if (text === undefined || lists.length === 0) return;
    for (const time of page.querySelector('.first-words')?.querySelectorAll('time') ?? []) {
      time.textContent = text;
      time.dateTime = day ?? '';
      time.closest('p')?.removeAttribute('hidden');
    }
  } catch {
    // Leave it to the app.
  }
}

function listsOf(
  { board, leaders = [], event = [], player = [] }: Published,
  dayText: (day: string) => string,
  today: string,
): readonly (readonly [string, readonly Row[]])[] {
  const names = new Map<string, string>(player.map(({ id, name }) => [id, name]));
  const ranked = ({ rows }: PublishedRanking['board']): readonly Row[] =>
    rows.slice(0, most.ranking).flatMap(({ player: id, rank, points, deviation }) => {
      const name = names.get(id);
      return name !== undefined && Number.isFinite(points + deviation)
        ? [
            {
              to: `/player/${encodeURIComponent(id)}`,
              name,
              rank: String(rank ?? '–'),
              end: `${Math.round(points)} ± ${Math.round(marginOf({ deviation }))}`,
            },
          ]
        : [];
    });
  const latest = event
    .filter(({ date, sameAs }) => date <= today && sameAs === undefined)
    .slice(-most.events)
    .reverse();
  // The events in a ranking's file only explain changes of places, so they are not shown.
  if (board) return [['ranking', ranked(board)]];
  return [
    [
      'events',
      latest.map(({ id, name, date, sport }) => ({
        to: `/sport/${encodeURIComponent(sport.id)}/event/${encodeURIComponent(id)}`,
        name,
        end: dayText(date),
      })),
    ],
    ...leaders.map(
      (of) =>
        [
          boardPlace(of),
          ranked({ ...of.board, rows: of.board.rows.filter(({ rank }) => rank !== undefined) }),
        ] as const,
    ),
  ];
}

export const boardPlace = ({
  sport,
  arm = '',
  gender,
}: Pick<PublishedLeaders, 'sport' | 'arm' | 'gender'>): string => [sport, arm, gender].join(' ');

/** Writes the rows once per language. If the app has rendered already, there are no places to write to. */
function write(page: Document, name: string, rows: readonly Row[]): void {
  for (const place of page.querySelectorAll<HTMLElement>('.first-words [data-list]')) {
    if (place.dataset['list'] !== name) continue;
    const list = page.createElement('ol');
    for (const { to, name: text, rank, end } of rows) {
      const link = page.createElement('a');
      link.href = to;
      const parts = [...(rank === undefined ? [] : [rank]), link, end].map((part) => {
        if (typeof part !== 'string') return part;
        const element = page.createElement('span');
        element.textContent = part;
        return element;
      });
      link.textContent = text;
      const row = page.createElement('li');
      row.append(...parts);
      list.append(row);
    }
    place.append(list);
    place.hidden = false;
  }
}
