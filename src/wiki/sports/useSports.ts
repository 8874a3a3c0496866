import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectSport, selectSports } from './sportsSelectors';

export const useSports = (): readonly Sport[] => useAppSelector(selectSports);

export const useSportQuery = (id: string): string => (useSports().length > 1 ? `?sport=${id}` : '');

export function useEventsPath(): string {
  const [sport, ...others] = useSports();
  return sport && others.length === 0 ? path('sport', { id: sport.id }) : path('sports');
}

export const useSport = (id: string | undefined): Sport | undefined =>
  useAppSelector((state) => selectSport(state, id));
