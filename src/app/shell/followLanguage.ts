import { english, inUnit, type Language } from '@/language/language';
import { preferredLanguage, type LanguageCode } from '@/language/languages';
import { loadedLanguage, loadLanguage } from '@/language/loadLanguage';
import { whenOnline } from '@/lib/whenOnline';
import type { AppStore } from '../client/store';

export interface ShownLanguage {
  readonly get: () => Language;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/**
 * The current language, with weights in the chosen unit: the chosen language, or else the first of the
 * browser's that is supported. Another language is shown once its texts are loaded. If that fails the current
 * one stays, and a later change or the network's return retries.
 */
export function followLanguage(
  store: Pick<AppStore, 'getState' | 'subscribe'>,
  browserLanguages: () => readonly string[] = () => navigator.languages,
): ShownLanguage {
  let spoken = english;
  let shown = english;
  let asked: LanguageCode | undefined;
  const listeners = new Set<() => void>();

  const show = (language: Language) => {
    document.documentElement.lang = language.code;
    spoken = language;
    showUnit();
  };
  const showUnit = () => {
    const wanted = inUnit(spoken, store.getState().preferences.weightUnit);
    if (wanted === shown) return;
    shown = wanted;
    listeners.forEach((listener) => listener());
  };
  const follow = async (): Promise<void> => {
    const { language: chosen } = store.getState().preferences;
    const code = chosen === 'system' ? preferredLanguage(browserLanguages()) : chosen;
    if (code === asked) return;
    asked = code;
    const loaded = loadedLanguage(code);
    if (loaded !== undefined) return show(loaded);
    try {
      const language = await loadLanguage(code);
      if (asked === code) show(language);
    } catch (error) {
      if (asked === code) asked = undefined;
      console.warn(`The texts of the language ${code} could not be loaded`, error);
    }
  };
  const onChange = () => {
    showUnit();
    void follow();
  };

  const ready = follow();
  const unsubscribe = store.subscribe(onChange);
  window.addEventListener('languagechange', onChange);
  const stopOnline = whenOnline(onChange);
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    stop: () => {
      unsubscribe();
      window.removeEventListener('languagechange', onChange);
      stopOnline();
    },
  };
}
