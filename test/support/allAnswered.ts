import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { screens } from './screens';

export function allAnswered({ store }: Pick<ReturnType<typeof screens>, 'store'>): void {
  for (const scope of ['events', 'matchesOfSport/armw', 'players'] as const)
    store.dispatch(scopesSlice.actions.answered({ scope }));
}
