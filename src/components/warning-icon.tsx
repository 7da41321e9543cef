import { IconBox } from './icon';

/** A warning beside text (Phosphor Icons, MIT, bold), inlined because it can appear at any time. */
export function WarningIcon() {
  return (
    <IconBox viewBox="0 0 256 256" aria-hidden>
      <path d="M128 20a108 108 0 1 0 108 108A108 108 0 0 0 128 20m0 192a84 84 0 1 1 84-84 84 84 0 0 1-84 84m-12-80V80a12 12 0 0 1 24 0v52a12 12 0 0 1-24 0m28 40a16 16 0 1 1-16-16 16 16 0 0 1 16 16" />
    </IconBox>
  );
}
