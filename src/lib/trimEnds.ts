/**
 * The text without characters at its ends that match. Each pattern tests one UTF-16 unit. Linear time: one
 * regular expression for the end would restart at each such character inside the text.
 */
export function trimEnds(text: string, atStart: RegExp, atEnd: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && atStart.test(text[start] ?? '')) start += 1;
  while (start < end && atEnd.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}
