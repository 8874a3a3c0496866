import { home } from '@/language/en/home';
import type { Translate } from '@/language/language';

export function inDays(t: Translate, days: number): string {
  if (days < 1) return t(home.today);
  return days === 1 ? t(home.tomorrow) : t(home.inDays, { count: days });
}
