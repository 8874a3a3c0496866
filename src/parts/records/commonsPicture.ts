import * as v from 'valibot';

export interface CommonsPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly page: string;
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl?: string | undefined;
}

/** Commons gives names as HTML, at times with a hidden copy for programs. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('style, script, [style*="display"]')) hidden.remove();
  return body.textContent.replace(/\s+/g, ' ').trim();
}

const url = (host: string) => v.pipe(v.string(), v.startsWith(`https://${host}/`));
const said = v.object({ value: v.pipe(v.string(), v.transform(textOf), v.nonEmpty()) });
const metadata = v.object({
  Artist: said,
  LicenseShortName: said,
  LicenseUrl: v.optional(v.object({ value: v.string() })),
});
const answer = v.object({
  query: v.object({
    pages: v.tuple([
      v.object({
        imageinfo: v.tuple([
          v.object({
            thumburl: url('upload.wikimedia.org'),
            thumbwidth: v.number(),
            thumbheight: v.number(),
            descriptionurl: url('commons.wikimedia.org'),
            extmetadata: metadata,
          }),
        ]),
      }),
    ]),
  }),
});

/**
 * Asks Wikimedia Commons for a file by its identifier: `M` and the number of its page. `undefined` if there is no
 * such picture, or one without an author or a licence, which must not be shown. Rejects if Commons does not answer.
 */
export async function askCommons(
  file: string,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<CommonsPicture | undefined> {
  const query = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    origin: '*',
    prop: 'imageinfo',
    iiprop: 'url|extmetadata',
    iiextmetadatafilter: Object.keys(metadata.entries).join('|'),
    iiurlwidth: '640',
    pageids: file.slice(1),
  });
  const response = await ask(`https://commons.wikimedia.org/w/api.php?${query}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`Expected an answer from Commons, found status ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('query' in body))
    throw new Error(`Expected the answer to a query from Commons, found ${JSON.stringify(body)}`);
  const { success, output } = v.safeParse(answer, body);
  if (!success) return undefined;
  const [page] = output.query.pages;
  const [{ thumburl, thumbwidth, thumbheight, descriptionurl, extmetadata }] = page.imageinfo;
  const { Artist, LicenseShortName, LicenseUrl } = extmetadata;
  const licenceUrl = LicenseUrl?.value;
  return {
    src: thumburl,
    width: thumbwidth,
    height: thumbheight,
    page: descriptionurl,
    author: Artist.value,
    licence: LicenseShortName.value,
    ...(licenceUrl?.startsWith('https://') && { licenceUrl }),
  };
}
