/** A mail as a document of `mail`, in the form in which the extension "Trigger Email from Firestore" takes it. */
export interface Mail {
  readonly to: string;
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
  readonly headers: Readonly<Record<string, string>>;
}

/** True if mails may be written: `ARMWIKI_MAIL=on` in the environment of the functions says that somebody sends them. */
export const sendsMail = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_MAIL'] === 'on';
