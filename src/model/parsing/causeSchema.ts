import * as v from 'valibot';
import { isCause, type Cause } from '../cause';

/** A cause that this version knows. In a file of its own: every parser loads `schema.ts`, and few read causes. */
export const cause = v.custom<Cause>(isCause, 'a cause');
