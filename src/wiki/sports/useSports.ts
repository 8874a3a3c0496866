import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectSport, selectSports } from './sportsSelectors';

/** The sports that are known. */
export const useSports = (): readonly Sport[] => useAppSelector(selectSports);

/** One of the known sports; `undefined` for any other, and where none is said. */
export const useSport = (id: string | undefined): Sport | undefined =>
  useAppSelector((state) => selectSport(state, id));
