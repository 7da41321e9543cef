/** Declarations for screen readers only. The element itself must be positioned, out of the flow. */
export const visuallyHidden = `
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
