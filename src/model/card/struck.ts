const crossed = /[\u0335\u0336\u0337\u0338]/gu;
/** A run of letters with a line through each, also with blanks that have none. */
const crossedRun = /(?:[^\u0335-\u0338][\u0335-\u0338]+|\s(?=\S[\u0335-\u0338]))+/gu;
const marked =
  /~~([^~]+)~~|(?<![~\p{L}\p{N}])~([^~\s](?:[^~]*[^~\s])?)~(?![~\p{L}\p{N}])|<(s|del|strike)>(.*?)<\/\3>/giu;

export interface StruckText {
  readonly text: string;
  readonly struck: readonly string[];
}

/** Takes words that are crossed out: `~~Ann vs Bea~~`, `~Ann~`, or letters with lines through them. */
export function takeStruck(line: string): StruckText {
  const struck: string[] = [];
  const take = (words: string) => {
    struck.push(words.replace(crossed, '').trim());
    return ' ';
  };
  const text = line
    .replace(marked, (_, double?: string, single?: string, _tag?: string, tagged?: string) =>
      take(double ?? single ?? tagged ?? ''),
    )
    // One crossed letter is a letter of a language: `ø`, `ł` are written so too.
    .replace(crossedRun, (run) => ((run.match(crossed)?.length ?? 0) > 2 ? take(run) : run));
  return { text, struck: struck.filter((words) => words !== '') };
}
