import { dequal } from 'dequal';
import { scopeKey, type Scope } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import { keptChanged } from '@/wiki/preferences/preferencesSlice';
import { keeping } from '@/language/en/keeping';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector, type RootState } from '@/store/typed';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useOnline } from '@/ui/useOnline';
import styles from './Keep.module.css';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';

export function Keep({ scope, label }: { readonly scope: Scope; readonly label: string }) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => state.preferences.kept);
  const on = kept.some((each) => scopeKey(each) === scopeKey(scope));
  const others = kept.filter((each) => scopeKey(each) !== scopeKey(scope));
  return (
    <div>
      <CheckboxField
        label={label}
        checked={on}
        onChange={(wanted) => dispatch(keptChanged(wanted ? [...others, scope] : others))}
      />
      {on && <Progress scope={scope} />}
    </div>
  );
}

function Progress({ scope }: { readonly scope: Scope }) {
  const { t, number } = useLanguage();
  const online = useOnline();
  const { status, complete, loaded, share } = useAppSelector((state) => progressOf(state, scope), dequal);
  const text =
    status === 'live'
      ? t(keeping.upToDate)
      : complete
        ? t(keeping.complete)
        : loaded === 0 && !(online && status === 'opening')
          ? t(keeping.waitsForNetwork)
          : share === undefined
            ? t(keeping.loading, { count: loaded })
            : t(keeping.loadingShare, { count: loaded, share: number(share, { style: 'percent' }) });
  return (
    // Running numbers are not announced; only the end is.
    <p role="status" aria-live={status === 'live' || complete ? 'polite' : 'off'} className={styles.progress}>
      {text}
    </p>
  );
}

const slices = {
  event: 'events',
  match: 'matches',
  player: 'players',
  delta: 'deltas',
  profile: 'profiles',
  sport: 'sports',
} as const;

function progressOf(state: RootState, scope: Scope) {
  const found = selectScopeStatus(state, scope);
  const { held } = state[slices[scopeTraits[scope.kind].entity]];
  const key = scopeKey(scope);
  return {
    status: found?.status,
    share: found?.status === 'opening' ? found.share : undefined,
    complete: found !== undefined && found.status !== 'live' && found.complete === true,
    loaded: (Object.hasOwn(held, key) && held[key]?.size) || 0,
  };
}
