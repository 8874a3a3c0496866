import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import {
  anonymousMessage,
  browserErrorKinds,
  browserErrorLimits,
  browserErrorSizes,
  isOwnFrame,
  type BrowserError,
} from './browserError';

const line = v.pipe(v.string(), v.regex(/^[\w+. -]+$/), v.maxLength(browserErrorSizes.line));

const error = v.strictObject({
  kind: v.picklist(browserErrorKinds),
  version: line,
  page: line,
  message: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(browserErrorSizes.message),
    v.transform(anonymousMessage),
  ),
  stack: v.pipe(v.array(v.pipe(v.string(), v.check(isOwnFrame))), v.maxLength(browserErrorSizes.frames)),
  browser: line,
});
const sent = v.strictObject({
  errors: v.pipe(v.array(error), v.minLength(1), v.maxLength(browserErrorLimits.call)),
});

/** Reads errors sent by anybody, and anonymizes each message again. */
export function parseBrowserErrors(input: unknown): Parsed<readonly BrowserError[]> {
  const result = v.safeParse(sent, input, { abortEarly: true });
  return result.success
    ? parsed(result.output.errors)
    : unparsed(`errors: ${v.getDotPath(result.issues[0]) ?? 'the list'}: ${result.issues[0].message}`);
}
