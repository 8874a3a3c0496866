import { useState } from 'react';
import { tableOf } from '@/model/importing/tableOf';
import type { Sport } from '@/model/sports';
import { emptyForm, fieldsFor, type ImportForm } from './importForm';
import type { ChangeForm } from './ImportEditor';
import { rememberedMapping, type ImportMemory } from './importMemory';
import type { Encoding } from './read/decodeText';
import { readBytes, readText, type Source, type SourceProblem } from './read/readSource';

interface OpenFile {
  readonly name: string;
  readonly bytes: Uint8Array | undefined;
  readonly source: Source;
  /** Index of the chosen sheet. */
  readonly sheet: number;
  /** Sheets that the user has been through. */
  readonly done: readonly number[];
}

export interface SourceReading {
  readonly file: OpenFile | undefined;
  readonly isReading: boolean;
  readonly problem: SourceProblem | undefined;
  /** Name of the first sheet that is left after the present one. */
  readonly next: string | undefined;
  readonly readText: (text: string) => Promise<void>;
  readonly readFile: (chosen: File) => Promise<void>;
  readonly chooseSheet: (at: number) => void;
  readonly chooseEncoding: (encoding: Encoding) => void;
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

/** Reads files and pasted texts into the form, and keeps the file open for its other sheets. */
export function useSource({ sport, change, memory, hasEvent }: SourceAsked): SourceReading {
  const [file, setFile] = useState<OpenFile>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<SourceProblem>();

  const formOf = (name: string, lines: ImportForm['lines'], step: ImportForm['step']): ImportForm => {
    const { head } = tableOf(lines, sport);
    const mapping = rememberedMapping(head, sport, memory, fieldsFor(sport, hasEvent));
    return { ...emptyForm, step, file: name, lines, mapping, values: memory.values };
  };
  const read = async (
    name: string,
    work: () => ReturnType<typeof readText>,
    bytes?: Uint8Array,
  ): Promise<void> => {
    setReading(true);
    setProblem(undefined);
    // The file may have been deleted since it was chosen, or a code chunk may fail to load.
    const found = await work().catch((error: unknown) => {
      console.error('No table', error);
      return { ok: false, error: 'broken' } as const;
    });
    setReading(false);
    if (!found.ok) return setProblem(found.error);
    const { sheets, encoding } = found.value;
    const longest = sheets.toSorted((a, b) => b.lines.length - a.lines.length)[0];
    if (longest === undefined) return setProblem('empty');
    setFile({ name, bytes, source: found.value, sheet: sheets.indexOf(longest), done: [] });
    const asks = bytes !== undefined && (sheets.length > 1 || encoding !== undefined);
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
    readText: (text) => read('', () => readText(text)),
    readFile: async (chosen) => {
      const bytes = await chosen.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        () => undefined,
      );
      if (bytes === undefined) setProblem('broken');
      else await read(chosen.name, () => readBytes(bytes), bytes);
    },
    chooseSheet: (at) => takeSheet(at, 'source', file?.done ?? []),
    chooseEncoding: (encoding) => {
      const bytes = file?.bytes;
      if (bytes !== undefined) void read(file?.name ?? '', () => readBytes(bytes, encoding), bytes);
    },
    takeNext: () => {
      if (file && next !== undefined) takeSheet(next, 'columns', [...file.done, file.sheet]);
    },
    close: () => setFile(undefined),
  };
}
