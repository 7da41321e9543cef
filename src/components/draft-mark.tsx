type DraftMarkProps = {
  /** The words of the label; none if the page or card is no draft. */
  readonly children: string | null | undefined;
};

/**
 * A label at the upper edge of a draft page or card. Its styles are in `draft-mark-style.ts`, since only
 * builds that show drafts contain them.
 */
export function DraftMark({ children }: DraftMarkProps) {
  return children ? <strong data-draft="">{children}</strong> : null;
}
