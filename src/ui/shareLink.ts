export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/**
 * Shares a link by the device's share sheet, or else copies it with its title. `dismissed` if the reader
 * cancels.
 */
export async function shareLink({
  title,
  url,
}: SharedLink): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  // The types promise it, but many browsers lack it.
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
