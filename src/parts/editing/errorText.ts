import { errors } from '@/language/en/errors';
import { message, type Message } from '@/language/text';
import { recognised } from '../display/saidText';

/** A thrown thing as what a person reads: a sentence of ours in their language, anything else as a fault with its words. */
export function errorText(error: unknown): Message {
  const said = error instanceof Error ? error.message : String(error);
  return recognised(said) ?? message(errors.inside, { said });
}
