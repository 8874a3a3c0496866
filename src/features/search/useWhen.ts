import { useLanguage } from '@/language/useLanguage';
import type { Dated } from '@/model/dates';
import { daysAway } from '@/parts/days/daysAway';
import { useToday } from '@/parts/days/useToday';

export function useWhen(dated: Dated | undefined): string | undefined {
  const language = useLanguage();
  const today = useToday();
  return dated && daysAway(language, dated, today);
}
