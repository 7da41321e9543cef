import { Lede } from './lede';

type IntroProps = { readonly heading: string; readonly lede: string };

/** The heading of a section with its first sentence below, for one half of it. */
export function Intro({ heading, lede }: IntroProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <Lede>{lede}</Lede>
    </div>
  );
}
