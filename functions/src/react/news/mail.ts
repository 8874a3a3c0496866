/** A document of `mail`, in the format of the extension "Trigger Email from Firestore". */
export interface Mail {
  readonly to: string;
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Whether to write mails: `ARMWIKI_MAIL=on` in the functions' environment means that an extension sends them.
 */
export const sendsMail = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_MAIL'] === 'on';
