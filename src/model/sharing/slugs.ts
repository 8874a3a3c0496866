/** The kinds of records that addresses call by a slug: the readable alias of a random id. */
export type Named = 'event' | 'player';

export type NameOf = (kind: Named, name: string) => string;

export const nameIn = ({ id, slug }: { readonly id: string; readonly slug?: string | undefined }): string =>
  slug ?? id;

const subject = /^(\/(?:sport\/[^/?#]+\/)?(event|player|rankings)\/)([^/?#]+)(?:(\/versus\/)([^/?#]+))?/i;

/**
 * The path with other names for its events and players. Everything inside the app and the functions uses paths
 * with ids; what readers see has slugs. Ids and slugs need no encoding.
 */
export const withNames = (path: string, nameOf: NameOf): string =>
  path.replace(
    subject,
    (_, start: string, step: string, first: string, versus: string = '', second: string = '') => {
      const kind = step.toLowerCase() === 'event' ? 'event' : 'player';
      return start + nameOf(kind, first) + versus + (second && nameOf(kind, second));
    },
  );
