import { transform } from 'lightningcss';

/**
 * A webpack loader that writes a style sheet in the words of the supported browsers: `light-dark()` as a choice that follows
 * `color-scheme`, which may come from the system or from a chosen theme.
 */
export default function lowerCss(source) {
  const { code, warnings } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    targets: this.getOptions().targets,
  });
  for (const { message } of warnings) this.emitWarning(new Error(message));
  return code.toString();
}
