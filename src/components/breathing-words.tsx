import { styled } from 'styled-components';

/** The words up to the first comma or colon, where one would breathe, and those after it. */
const breath = /^(.*?[,:]) (.*)$/;

/** As many letters as fit on one line of a hero's heading. */
const line = 28;

/**
 * The words of a large heading. What follows its first comma or colon stays on one line if it fits on
 * one, so that the heading breaks there rather than in the middle of a phrase.
 */
export function BreathingWords({ children }: { readonly children: string }) {
  const [, first, phrase] = breath.exec(children) ?? [];
  return phrase === undefined || phrase.length > line ? (
    children
  ) : (
    <>
      {first} <Phrase>{phrase}</Phrase>
    </>
  );
}

const Phrase = styled.span`
  display: inline-block;
`;
