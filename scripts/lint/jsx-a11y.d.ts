/** The package ships no types; these are the parts this project reads. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { ESLint, Linter } from 'eslint';

  export const flatConfigs: { readonly strict: Linter.Config };
  export const rules: ESLint.Plugin['rules'];
}
