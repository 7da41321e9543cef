/** SVG paths in a 16 × 16 view box. */
const lines = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  remove: 'm3.5 3.5 9 9m0-9-9 9',
  grip: 'M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01',
  more: 'M3 8v.01M8 8v.01M13 8v.01',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3M8 11.5v.01',
};

export type IconName = keyof typeof lines;

/** An icon beside a text, or in a button with an accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' || name === 'more' ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[name]} />
    </svg>
  );
}
