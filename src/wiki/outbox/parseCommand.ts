import { commandParser } from '@/model/parsing/parseCommand';
import { allCommandKinds } from './allCommandKinds';

export const parseCommand = commandParser(allCommandKinds);
