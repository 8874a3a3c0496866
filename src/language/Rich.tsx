import { Fragment, type ReactNode } from 'react';
import { siteName } from './siteName';
import type { NamesOf, TagsOf, Template } from './template';
import type { Text, ValuesOf } from './text';
import { useLanguage } from './useLanguage';

type RichProps<T extends Template> = { readonly text: Text<T> } & ([NamesOf<T>] extends [never]
  ? { readonly values?: never }
  : { readonly values: ValuesOf<T, ReactNode> }) &
  ([TagsOf<T>] extends [never]
    ? { readonly tags?: never }
    : { readonly tags: { readonly [Tag in TagsOf<T>]: (words: ReactNode) => ReactNode } });

/** A text with elements: values may be elements, and `tags` renders each `<tag>`. */
export function Rich<const T extends Template>({ text, values, tags }: RichProps<T>) {
  return useRich(text, values ?? {}, tags ?? {});
}

export function RichMessage({
  text,
  values,
}: {
  readonly text: Text<Template>;
  readonly values: Readonly<Record<string, ReactNode>>;
}) {
  return useRich(text, values, {});
}

function useRich(
  text: Text<Template>,
  named: Readonly<Record<string, ReactNode>>,
  shown: Readonly<Record<string, (words: ReactNode) => ReactNode>>,
): ReactNode {
  const { template, number } = useLanguage();

  // Isolate a name, so that right-to-left text does not reorder the sentence.
  const shownValue = (value: ReactNode): ReactNode => {
    if (typeof value === 'string') return <bdi>{value}</bdi>;
    return typeof value === 'number' ? number(value) : value;
  };
  const filled = (part: string): ReactNode =>
    part.split(/(\{\w+\})/).map((piece, at) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      return (
        <Fragment key={at}>
          {name === undefined ? piece : name === 'site' ? siteName() : shownValue(named[name])}
        </Fragment>
      );
    });

  // The split alternates plain text, tag name and tag content.
  const parts = template(text, named['count']).split(/<(\w+)>([^<]*)<\/\w+>/);
  return parts.map((part, at) => {
    if (at % 3 === 0) return <Fragment key={at}>{filled(part)}</Fragment>;
    return at % 3 === 1 ? (
      <Fragment key={at}>{shown[part]?.(filled(parts[at + 1] ?? ''))}</Fragment>
    ) : undefined;
  });
}
