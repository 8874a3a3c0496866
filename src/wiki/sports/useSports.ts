import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectSport, selectSports } from './sportsSelectors';

/** The sports that are known. */
export const useSports = (): readonly Sport[] => useAppSelector(selectSports);

/** The query by which an address says its sport: empty while there is only one. */
export const useSportQuery = (id: string): string => (useSports().length > 1 ? `?sport=${id}` : '');

/** One of the known sports; `undefined` for any other, and where none is said. */
export const useSport = (id: string | undefined): Sport | undefined =>
  useAppSelector((state) => selectSport(state, id));
