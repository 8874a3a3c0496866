import { commandParser } from '@/model/parsing/parseCommand';
import { allCommandKinds } from './allCommandKinds';

/** A command of any kind from a place that may hold anything, such as a row or a file. */
export const parseCommand = commandParser(allCommandKinds);
