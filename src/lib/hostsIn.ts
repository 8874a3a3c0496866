const address = /(?:https?:\/\/|\bwww\.)[^\s/?#"'<>()[\]]+/gi;

/**
 * The hosts of the web addresses in a text, in lower case and without `www.` and `m.`, which lead to the same site.
 * What precedes an `@` is no host, although it may look like one.
 */
export const hostsIn = (text: string): readonly string[] =>
  (text.match(address) ?? []).map((each) =>
    each
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^.*@/, '')
      .replace(/:\d*$/, '')
      .replace(/[.,;:!]$/, '')
      .replace(/^(?:www\.|m\.)/, ''),
  );
