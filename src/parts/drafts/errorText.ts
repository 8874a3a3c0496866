import { causeMessage } from '@/language/causes';
import { errors } from '@/language/en/errors';
import { message, type Message } from '@/language/text';
import { NotProposed } from '@/wiki/proposals/notProposed';

export function errorText(error: unknown): Message {
  if (error instanceof NotProposed && error.why.code !== 'malformed') return causeMessage(error.why);
  return message(errors.inside, { said: error instanceof Error ? error.message : String(error) });
}
