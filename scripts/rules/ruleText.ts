export const inRules = (pattern: string) => pattern.replaceAll('\\', '\\\\');

export const choices = (codes: readonly string[], required = false) =>
  `[${[...(required ? [] : ['null']), ...codes.map((code) => `'${code}'`)].join(', ')}]`;

export const codeCheck = (path: string) => `is${path.charAt(0).toUpperCase()}${path.slice(1)}`;

/** Keys in one text: in a list each would count as an expression, and a write may evaluate only 1,000. */
export const hasOnly = (value: string, keys: readonly string[]) =>
  `${value}.keys().hasOnly(${keys.length > 1 ? `'${keys.join(',')}'.split(',')` : `['${keys.join()}']`})`;

export function declare(head: string, conditions: readonly string[], operator: '&&' | '||' = '&&'): string {
  const body = conditions.join(`\n        ${operator} `);
  return `    function ${head} {\n      return ${body};\n    }`;
}
