import { styled } from 'styled-components';
import { media, theme } from '../site/look';
import { useSession } from './session-context';

type Props = {
  readonly kind: string;
  readonly name: string;
  readonly alt: string;
};

/** The picture of a choice. */
export function ChoiceSign({ kind, name, alt }: Props) {
  const { choiceUrl } = useSession().tools.store;
  return <Sign src={choiceUrl(kind, name)} alt={alt} data-kind={kind} loading="lazy" />;
}

const Sign = styled.img`
  /* fixed before it has loaded, so nothing moves under the pointer */
  width: 8rem;
  aspect-ratio: 5 / 2;
  object-fit: cover;
  border-radius: ${theme.radius};

  &[data-kind='icon'] {
    width: 1.75rem;
    aspect-ratio: 1;

    ${media.dark} {
      filter: invert(1);
    }
  }

  &[data-kind='drawing'] {
    background: ${theme.mark.sky};
  }

  summary > & {
    max-width: 5rem;
  }
`;
