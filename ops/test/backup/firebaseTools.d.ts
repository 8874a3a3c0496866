/** Modules of the Firebase CLI, which has no types. */
declare module 'firebase-tools/lib/accountImporter.js' {
  export function validateUserJson(user: object): { readonly error?: string };
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const apiSpec: {
    readonly components: {
      readonly schemas: Readonly<Record<string, { readonly properties: object } | undefined>>;
    };
  };
  export default apiSpec;
}
