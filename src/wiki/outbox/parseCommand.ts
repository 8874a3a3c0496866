import { commandParser } from '@/model/parsing/parseCommand';
import { commandKinds } from './commandKinds';

/** A command of any kind from a place that may hold anything, such as a row or a file. */
export const parseCommand = commandParser(commandKinds);
