import { reverting } from '@/language/en/reverting';
import type { Translate } from '@/language/language';
import { limits } from '@/model/schema/limits';

export interface ToRevert {
  readonly count: number;
  readonly makes: boolean;
  readonly left: number;
}

export const revertQuestion = (t: Translate, { count, makes, left }: ToRevert) => ({
  title: t(reverting.title, { count }),
  sentences: [
    t(reverting.body),
    ...(makes ? [t(reverting.recordsGo)] : []),
    t(reverting.own),
    ...(left > 0 ? [t(reverting.left, { count: left })] : []),
  ],
  label: t(reverting.why),
  hint: t(reverting.whyHint),
  okLabel: t(reverting.ok),
  multiline: true,
  rows: 3,
  maxLength: limits.note,
});
