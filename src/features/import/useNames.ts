import { useCallback, useMemo } from 'react';
import { sportId } from '@/model/ids';
import type { RowRead } from '@/model/importing/readRow';
import { patienceMs, useBriefly } from '@/parts/scopes/useBriefly';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { useAppSelector } from '@/store/typed';
import { selectEventLayers, selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { isPending, isWhole, type Readiness } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { inLatin } from '@/wiki/search/latin';
import { playersFor, type Candidates } from '@/wiki/search/playersFor';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { useNameHints } from '@/wiki/search/useNameHints';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { EventEntry } from '@/parts/rows/eventEntry';
import {
  createAlikePeople,
  meaningOf,
  peopleIn,
  type Answers,
  type Knows,
  type Meaning,
  type NamedEntry,
  type PersonEntry,
} from '@/parts/rows/people';
import { eventsFor, eventsIn } from './eventNames';
import type { ImportForm } from './importForm';
import { perSlice } from './perSlice';
import { useInSlices } from './useInSlices';

export interface NameRead<Entry extends NamedEntry> {
  readonly entry: Entry;
  readonly candidates: Candidates;
  readonly meaning: Meaning;
}

interface NamesRead {
  readonly people: readonly NameRead<PersonEntry>[];
  readonly events: readonly NameRead<EventEntry>[];
}

export interface Names {
  /** `undefined` until the first look-up; the last result stays during later ones. */
  readonly read: NamesRead | undefined;
  readonly search: RecordSearch | undefined;
  readonly readiness: Readiness;
  /** More records are loading, and the device has never had all of them. */
  readonly isLoading: boolean;
  readonly knowsPlayer: Knows;
  readonly knowsEvent: Knows;
}

function useRecords(sport: string): Omit<Names, 'read'> {
  const scopes = [
    useScope({ kind: 'players' }),
    useScope({ kind: 'events' }),
    useScope({ kind: 'matchesOfSport', sport: sportId(sport) }),
  ];
  const readiness = useReadiness(scopes, { stored: 'match', whole: true });
  const { search } = useRecordSearch();
  const isWaiting = useBriefly(isPending(readiness, false), patienceMs.data);
  const players = useAppSelector(selectPlayerLayers);
  const events = useAppSelector(selectEventLayers);
  const knowsPlayer = useCallback((id: string) => players.read(id) !== undefined, [players]);
  const knowsEvent = useCallback((id: string) => events.read(id) !== undefined, [events]);
  return {
    search: isWaiting || search?.isComplete() !== true ? undefined : search,
    readiness,
    isLoading: isPending(readiness, scopes.every(isWhole)),
    knowsPlayer,
    knowsEvent,
  };
}

export function useNames(
  rows: readonly RowRead[] | undefined,
  { people: ofPeople, events: ofEvents }: Pick<ImportForm, 'people' | 'events'>,
  memory: Answers,
  sport: string,
): Names {
  const records = useRecords(sport);
  const { search, knowsPlayer, knowsEvent } = records;
  const events = useAppSelector(selectEventLayers);
  const players = useAppSelector(selectPlayerLayers);
  const people = useMemo(() => rows && peopleIn(rows, knowsPlayer, ofPeople), [rows, knowsPlayer, ofPeople]);
  const groups = useMemo(() => rows && eventsIn(rows, knowsEvent), [rows, knowsEvent]);
  const hints = useNameHints();
  const findPlayers = useMemo(() => {
    if (search === undefined || hints.isPending) return undefined;
    const storedOf = (id: string) => players.read(id);
    return () => {
      const alike = createAlikePeople(hints.create?.(inLatin));
      return (entry: PersonEntry) => ({
        entry: alike(entry),
        candidates: playersFor(search, entry, storedOf),
      });
    };
  }, [search, players, hints]);
  const findEvents = useMemo(() => {
    if (search === undefined) return undefined;
    const storedOf = (id: string) => events.read(id);
    return () => (entry: EventEntry) => ({ entry, candidates: eventsFor(search, entry, sport, storedOf) });
  }, [search, sport, events]);
  const { results: foundPeople } = useInSlices(people, findPlayers, perSlice.names);
  const { results: foundEvents } = useInSlices(groups, findEvents, perSlice.names);
  const read = useMemo((): NamesRead | undefined => {
    if (foundPeople === undefined || foundEvents === undefined) return undefined;
    return {
      people: foundPeople.map((each) => ({
        ...each,
        meaning: meaningOf(each.entry, each.candidates, { answers: ofPeople, memory, knows: knowsPlayer }),
      })),
      events: foundEvents.map((each) => ({
        ...each,
        meaning: meaningOf(each.entry, each.candidates, { answers: ofEvents, knows: knowsEvent }),
      })),
    };
  }, [foundPeople, foundEvents, ofPeople, ofEvents, memory, knowsPlayer, knowsEvent]);
  return { ...records, read };
}
