import { IconBox } from './icon';

/**
 * The cross of a named button (Phosphor Icons, MIT, bold), inlined because it can appear at any time. Each
 * such icon has its own file, so that no chunk contains another's path.
 */
export function CloseIcon() {
  return (
    <IconBox viewBox="0 0 256 256" aria-hidden>
      <path d="M208 192a12 12 0 0 1-17 17l-63-64-64 63a12 12 0 0 1-17-17l64-63-63-64a12 12 0 0 1 17-17l63 64 64-64a12 12 0 0 1 17 17l-64 64Z" />
    </IconBox>
  );
}
