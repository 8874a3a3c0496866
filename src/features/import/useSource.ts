import { useState } from 'react';
import { sectionsBeside } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import type { Sport } from '@/model/sports';
import { emptyForm, fieldsFor, type ImportForm } from './importForm';
import type { ChangeForm } from './ImportEditor';
import { rememberedMapping, type ImportMemory } from './importMemory';
import type { Encoding } from './read/guessEncoding';
import { readBytes, readText, type Source, type SourceProblem } from './read/readSource';
import type { Separator } from './read/separators';

/** What the user chose instead of a guess. */
interface Chosen {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
}

interface OpenFile {
  readonly name: string;
  readonly work: (chosen: Chosen) => ReturnType<typeof readText>;
  readonly chosen: Chosen;
  readonly source: Source;
  readonly sheet: number;
  readonly done: readonly number[];
}

export interface SourceReading {
  readonly file: OpenFile | undefined;
  readonly isReading: boolean;
  readonly problem: SourceProblem | undefined;
  readonly next: string | undefined;
  readonly readText: (text: string) => Promise<void>;
  readonly readFile: (chosen: File) => Promise<void>;
  readonly chooseSheet: (at: number) => void;
  readonly choose: (chosen: Chosen) => void;
  readonly takeNext: () => void;
  readonly close: () => void;
}

interface SourceAsked {
  readonly sport: Sport | undefined;
  readonly change: ChangeForm;
  readonly memory: ImportMemory;
  readonly hasEvent: boolean;
}

/** The sheet after the present one. The joined table of all sheets, which has no name, leaves none. */
function sheetAfter({ source: { sheets }, sheet, done }: OpenFile): number | undefined {
  if (sheets[sheet]?.name === '') return undefined;
  const left = [...sheets.keys()].filter(
    (at) => at !== sheet && sheets[at]?.name !== '' && !done.includes(at),
  );
  return left.find((at) => at > sheet) ?? left[0];
}

export function useSource({ sport, change, memory, hasEvent }: SourceAsked): SourceReading {
  const [file, setFile] = useState<OpenFile>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<SourceProblem>();

  const formOf = (name: string, lines: ImportForm['lines'], step: ImportForm['step']): ImportForm => {
    const table = tableOf(lines, sport);
    const fields = fieldsFor(sport, hasEvent);
    const mapping = rememberedMapping(table.head, sport, memory, fields, sectionsBeside(table, sport));
    return { ...emptyForm, step, file: name, lines, mapping, values: memory.values };
  };
  const read = async (name: string, work: OpenFile['work'], chosen: Chosen = {}): Promise<void> => {
    setReading(true);
    setProblem(undefined);
    // The file may have been deleted since it was chosen, or a code chunk may fail to load.
    const found = await work(chosen).catch((error: unknown) => {
      console.error('No table', error);
      return { ok: false, error: 'broken' } as const;
    });
    setReading(false);
    if (!found.ok) return setProblem(found.error);
    const { sheets, left, encoding } = found.value;
    const longest = sheets.toSorted((a, b) => b.lines.length - a.lines.length)[0];
    if (longest === undefined) return setProblem('empty');
    setFile({ name, work, chosen, source: found.value, sheet: sheets.indexOf(longest), done: [] });
    const asks =
      sheets.length > 1 || left !== undefined || encoding !== undefined || Object.keys(chosen).length > 0;
    change(() => formOf(name, longest.lines, asks ? 'source' : 'columns'));
  };
  const takeSheet = (at: number, step: ImportForm['step'], done: readonly number[]) => {
    const lines = file?.source.sheets[at]?.lines;
    if (file === undefined || lines === undefined) return;
    setFile({ ...file, sheet: at, done });
    // The sheets of a file have one source.
    change(({ why }) => ({ ...formOf(file.name, lines, step), why }));
  };
  const next = file && sheetAfter(file);
  return {
    file,
    isReading,
    problem,
    next: next === undefined ? undefined : file?.source.sheets[next]?.name,
    readText: (text) => read('', ({ separator }) => readText(text, separator)),
    readFile: async (chosen) => {
      const bytes = await chosen.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        () => undefined,
      );
      if (bytes === undefined) setProblem('broken');
      else await read(chosen.name, ({ encoding, separator }) => readBytes(bytes, encoding, separator));
    },
    chooseSheet: (at) => takeSheet(at, 'source', file?.done ?? []),
    choose: (chosen) => {
      if (file) void read(file.name, file.work, { ...file.chosen, ...chosen });
    },
    takeNext: () => {
      if (file && next !== undefined) takeSheet(next, 'columns', [...file.done, file.sheet]);
    },
    close: () => setFile(undefined),
  };
}
