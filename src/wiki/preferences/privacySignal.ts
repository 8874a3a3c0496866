export function asksForPrivacy(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as {
    readonly doNotTrack?: unknown;
    readonly globalPrivacyControl?: unknown;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
