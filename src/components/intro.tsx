import { styled } from 'styled-components';
import { Lede } from './lede';

type IntroProps = { readonly heading: string; readonly lede: string };

/** The heading of a section with its first sentence below, a little apart. */
export function Intro({ heading, lede }: IntroProps) {
  return (
    <Words>
      <h2>{heading}</h2>
      <Lede>{lede}</Lede>
    </Words>
  );
}

const Words = styled.div`
  p {
    margin-top: clamp(0.5rem, 1.9vw, 1.5rem);
  }
`;
