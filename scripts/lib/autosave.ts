import { rmSync } from 'node:fs';
import { digestOfFolder } from './digest';
import { exportEmulators } from './emulatorData';
import type { Ports } from './ports';
import { beginSave, commitSave } from './saves';

export interface AutosaveOptions {
  readonly folder: string;
  readonly projectId: string;
  readonly ports: Ports;
  readonly everyMs: number;
  /** A save failed, which the next one may make good. */
  readonly onError: (error: unknown) => void;
}

export interface Autosave {
  /** Saves if something changed since the last save; waits for one under way. Rejects when it cannot. */
  readonly save: () => Promise<void>;
  /** Ends the regular saves; `save` still works. */
  readonly stop: () => void;
}

/**
 * Saves what the emulators hold at regular times while something changed. They do not tell of changes, so each time
 * they are exported and what came out is compared by digest; an export of some thousand records takes milliseconds.
 */
export function startAutosave({ folder, projectId, ports, everyMs, onError }: AutosaveOptions): Autosave {
  let saved: string | undefined;
  let running: Promise<void> = Promise.resolve();

  const saveNow = async () => {
    const written = beginSave(folder);
    await exportEmulators(projectId, ports, written);
    const digest = digestOfFolder(written);
    if (digest === saved) {
      rmSync(written, { recursive: true, force: true });
      return;
    }
    commitSave(folder, written, new Date());
    saved = digest;
  };
  const save = () => {
    const next = running.catch(() => undefined).then(saveNow);
    running = next;
    return next;
  };
  const timer = setInterval(() => save().catch(onError), everyMs);
  return { save, stop: () => clearInterval(timer) };
}
