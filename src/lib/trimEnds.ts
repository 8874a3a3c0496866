/**
 * The text without the characters at its ends that these patterns of one UTF-16 unit match. It takes as long as the text is:
 * one pattern for the end of a text would be tried anew at each such character inside it.
 */
export function trimEnds(text: string, atStart: RegExp, atEnd: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && atStart.test(text[start] ?? '')) start += 1;
  while (start < end && atEnd.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}
