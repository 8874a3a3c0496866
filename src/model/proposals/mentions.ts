export interface Mentionable {
  readonly uid: string;
  readonly name: string;
}

const sign = /[@＠]/gu;
/**
 * End of a name: "@Ann" is not in "@Anna", nor "@रव" in "@रवि", but in "@Ann,", and also before Hiragana, because Japanese adds
 * suffixes without a blank.
 */
const end = /^(?:$|[^\p{L}\p{M}\p{N}]|\p{Script=Hiragana})/u;

/**
 * The accounts that a text mentions by "@" and the whole name. The longest matching name wins. If several
 * accounts have that name, the first circle that has it decides; two in that circle mean nobody.
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
