import { useSyncExternalStore, type ReactNode } from 'react';
import { LanguageContext } from '@/language/useLanguage';
import type { ShownLanguage } from './followLanguage';

export interface LanguageRootProps {
  readonly language: ShownLanguage;
  readonly children: ReactNode;
}

export function LanguageRoot({ language, children }: LanguageRootProps) {
  return (
    <LanguageContext value={useSyncExternalStore(language.subscribe, language.get)}>
      {children}
    </LanguageContext>
  );
}
