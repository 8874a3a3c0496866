import type { NamesOf, Plural, TagsOf, Template } from './template';
import type { Text } from './text';

type Texts = Readonly<Record<string, Text<Template>>>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Names that a translation must use: all English ones, except that a plural may omit `count`. */
type Fits<En extends Template, T extends Template> =
  Same<Exclude<NamesOf<T>, 'count'>, Exclude<NamesOf<En>, 'count'>> extends true
    ? Same<TagsOf<T>, TagsOf<En>> extends true
      ? NamesOf<T> extends NamesOf<En>
        ? En extends string
          ? Same<NamesOf<T>, NamesOf<En>>
          : true
        : false
      : false
    : false;

type Checked<E extends Texts, T> = {
  readonly [Name in keyof E]: Name extends keyof T
    ? T[Name] extends Template
      ? Fits<E[Name]['en'], T[Name]> extends true
        ? T[Name]
        : { readonly expected: E[Name]['en']; readonly found: 'other {names} or <tags>' }
      : Template
    : Template;
} & { readonly [Name in Exclude<keyof T, keyof E>]: never };

/**
 * The texts of one English file in another language. The compiler rejects missing and unknown texts, and
 * those whose `{names}` or `<tags>` differ from the English:
 *
 *   export const outbox = translation<typeof en>()({ … })
 */
export const translation =
  <E extends Texts>() =>
  <const T extends { readonly [Name in keyof E]: string | Plural }>(
    texts: T & Checked<E, T>,
  ): Readonly<Record<string, Template>> =>
    texts;
