/**
 * One text as it is written in a language: `{name}` stands for a value, `<name>words</name>` for words that are shown in
 * a special way, such as a link. Tags do not nest.
 */
export type Template = string | Plural;

/** A text that depends on `{count}`, by the plural categories of its language (`Intl.PluralRules`). */
export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

type Strings<T extends Template> = T extends string ? T : Exclude<T[keyof T & keyof Plural], undefined>;

type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type TagsIn<S extends string> = S extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

/** The names of the values a template asks for; a plural always asks for `count`. */
export type NamesOf<T extends Template> = NamesIn<Strings<T>> | (T extends string ? never : 'count');

/** The names of the tags a template asks for. */
export type TagsOf<T extends Template> = TagsIn<Strings<T>>;
