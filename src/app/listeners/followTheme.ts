import type { AppStore } from '../client/store';

export function followTheme(store: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  let shown: string | undefined;
  const show = () => {
    const { theme } = store.getState().preferences;
    if (theme === shown) return;
    shown = theme;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  show();
  return store.subscribe(show);
}
