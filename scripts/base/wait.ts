const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

export async function tryFetch(url: string, init?: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) });
  } catch {
    return undefined;
  }
}

/** Asks until the answer is yes. An error of `isReady` ends the waiting; `false` means that the time is over. */
export async function waitUntil(isReady: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await isReady()) return true;
    await delay(100);
  }
  return false;
}
