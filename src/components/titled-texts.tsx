import { inOrder } from './in-order';
import { TextSpans, type Spans } from './text-spans';

type TitledTextsProps = {
  readonly entries: readonly { readonly title: string; readonly text: Spans }[];
};

/** The entries of a list, each a heading with its text below: steps, commitments. */
export function TitledTexts({ entries }: TitledTextsProps) {
  return inOrder(entries, ({ title, text }) => (
    <li>
      <h3>{title}</h3>
      <p>
        <TextSpans spans={text} />
      </p>
    </li>
  ));
}
