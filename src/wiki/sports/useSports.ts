import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectSport, selectSports } from './sportsSelectors';

export const useSports = (): readonly Sport[] => useAppSelector(selectSports);

export const useSportQuery = (id: string): string => (useSports().length > 1 ? `?sport=${id}` : '');

export const useSport = (id: string | undefined): Sport | undefined =>
  useAppSelector((state) => selectSport(state, id));
