export interface SharedLink {
  /** The shared thing, in one line. */
  readonly title: string;
  readonly url: string;
}

/**
 * Hands a link to whatever the device shares with, or else copies it with its title. `dismissed` when the reader chose
 * not to share after all.
 */
export async function shareLink({
  title,
  url,
}: SharedLink): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  // The types promise what many browsers lack.
  const share: ((data: ShareData) => Promise<void>) | undefined = navigator.share?.bind(navigator);
  try {
    if (share !== undefined) {
      await share({ title, text: title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${title}\n${url}`);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
