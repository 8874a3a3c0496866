import type { RootState } from '@/store/typed';

export const selectTheme = (state: RootState) => state.preferences.theme;
