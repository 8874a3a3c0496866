import { importing } from '@/language/en/importing';
import type { Translate } from '@/language/language';
import type { Repeat } from '@/parts/rows/plan';

export const repeatText = (t: Translate, repeats: Repeat): string =>
  repeats.kind === 'stored' ? t(importing.repeatsStored) : t(importing.repeatsLine, { line: repeats.line });
