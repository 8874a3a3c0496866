/**
 * A text in one language: `{name}` stands for a value, `<name>words</name>` for words rendered specially,
 * such as a link. Tags do not nest. Every text may name the `{site}`.
 */
export type Template = string | Plural;

/** A text that depends on `{count}`, by the language's plural categories (`Intl.PluralRules`). */
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
  ? (Name extends 'site' ? never : Name) | NamesIn<Rest>
  : never;

type TagsIn<S extends string> = S extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

export type NamesOf<T extends Template> = NamesIn<Strings<T>> | (T extends string ? never : 'count');

export type TagsOf<T extends Template> = TagsIn<Strings<T>>;
