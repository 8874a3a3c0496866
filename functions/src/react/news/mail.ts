/** A document of `mail`, in the format of the extension "Trigger Email from Firestore". */
export interface Mail {
  readonly to: string;
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
  readonly headers: Readonly<Record<string, string>>;
}

export const sendsMail = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_MAIL'] === 'on';
