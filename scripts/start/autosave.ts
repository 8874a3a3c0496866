import { rmSync } from 'node:fs';
import { exportEmulators } from '../emulators/emulatorData';
import type { Ports } from '../base/ports';
import { beginSave, commitSave, contentDigest } from './saves';

export interface AutosaveOptions {
  readonly folder: string;
  readonly projectId: string;
  readonly ports: Ports;
  readonly everyMs: number;
  readonly restored: boolean;
  readonly onError: (error: unknown) => void;
}

export interface Autosave {
  readonly save: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Regularly saves what the emulators hold if something changed. They do not report changes, so each time they are
 * exported and the digests compared; an export of some thousand records takes milliseconds.
 */
export async function startAutosave(options: AutosaveOptions): Promise<Autosave> {
  const { folder, projectId, ports, everyMs, restored, onError } = options;
  let saved: string | undefined;
  let running: Promise<void> = Promise.resolve();

  const exportNow = async () => {
    const written = beginSave(folder);
    await exportEmulators(projectId, ports, written);
    return { written, digest: contentDigest(written) };
  };
  const saveNow = async () => {
    const { written, digest } = await exportNow();
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

  if (restored) {
    // Restored data is exported in another order than the save's, so compare with an export made now.
    const { written, digest } = await exportNow();
    rmSync(written, { recursive: true, force: true });
    saved = digest;
  }
  const timer = setInterval(() => save().catch(onError), everyMs);
  return { save, stop: () => clearInterval(timer) };
}
