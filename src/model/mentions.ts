/** Somebody who can be mentioned. */
export interface Mentionable {
  readonly uid: string;
  readonly name: string;
}

/** The sign before a name, as keyboards for Latin letters and for Japanese have it. */
const sign = /[@＠]/gu;
/** A name ends here: "@Ann" is not in "@Anna", but in "@Ann," and, without a blank, before what Japanese puts after names. */
const end = /^(?:$|[^\p{L}\p{N}]|\p{Script=Hiragana})/u;

/**
 * The accounts that a text mentions, each as "@" and the whole name. Of names that begin alike the longest counts. Of one
 * that several have, it is who stands in the first circle that has it, and nobody where that circle has it twice.
 */
export function mentionedIn(text: string, circles: readonly (readonly Mentionable[])[]): ReadonlySet<string> {
  const said = text.normalize('NFC');
  const all = circles.flatMap((circle, nearness) =>
    circle.map(({ uid, name }) => ({ uid, name: name.normalize('NFC'), nearness })),
  );
  const mentioned = [...said.matchAll(sign)].flatMap(({ index }) => {
    const rest = said.slice(index + 1);
    const [first, second] = all
      .filter(({ name }) => beginsWith(rest, name))
      .sort((a, b) => b.name.length - a.name.length || a.nearness - b.nearness);
    const isTwo = second?.name === first?.name && second?.nearness === first?.nearness;
    return first === undefined || isTwo ? [] : [first.uid];
  });
  return new Set(mentioned);
}

const beginsWith = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && end.test(text.slice(name.length));
