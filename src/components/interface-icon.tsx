import { IconBox } from './icon';

/** Icons of the interface (Phosphor Icons, MIT, bold), inlined because they can appear at any time. */
const paths = {
  close:
    'M208 192a12 12 0 0 1-17 17l-63-64-64 63a12 12 0 0 1-17-17l64-63-63-64a12 12 0 0 1 17-17l63 64 64-64a12 12 0 0 1 17 17l-64 64Z',
  warning:
    'M128 20a108 108 0 1 0 108 108A108 108 0 0 0 128 20m0 192a84 84 0 1 1 84-84 84 84 0 0 1-84 84m-12-80V80a12 12 0 0 1 24 0v52a12 12 0 0 1-24 0m28 40a16 16 0 1 1-16-16 16 16 0 0 1 16 16',
} as const;

/** An icon beside text or inside a named control; always hidden from assistive technology. */
export function InterfaceIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <IconBox viewBox="0 0 256 256" aria-hidden>
      <path d={paths[name]} />
    </IconBox>
  );
}
