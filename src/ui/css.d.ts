/** Class names of a CSS module, as css-loader gives them with `namedExport: false`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
