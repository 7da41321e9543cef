import { graphql } from 'gatsby';
import { Component, type ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { Lede } from '../components/lede';
import { Section } from '../components/section';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  readonly words: Queries.ErrorWordsFragment;
};

/** If a component of the page throws, shows an error message and a link to the home page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, words } = this.props;
    if (!this.state.failed) return children;
    return (
      <Section anchor={null}>
        <h1>{words.fallbackHeading}</h1>
        <Lede>{words.fallbackText}</Lede>
        <ButtonLink href="/">{words.fallbackLink}</ButtonLink>
      </Section>
    );
  }
}

export const query = graphql`
  fragment ErrorWords on SiteWords {
    fallbackHeading
    fallbackText
    fallbackLink
  }
`;
