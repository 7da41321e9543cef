import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { stillNeeded } from '../../session/problems/still-needed';
import { isAnyEdited } from '../../session/state/edited';
import type { State } from '../../session/state/state';
import { media, theme } from '../ui/theme';
import { Button } from '../ui/button';
import { useSessionState } from '../session-context';
import { Choice } from './choice';
import type { Scheme, SeenAs, PageView, Width } from './preview-view';

type Props = {
  readonly view: PageView;
  readonly onView: (change: Partial<PageView>) => void;
  readonly followsLinks: boolean;
  readonly onFollowsLinks: (followsLinks: boolean) => void;
  /** Whether the host doesn’t allow the page in a frame. */
  readonly isBlocked: boolean;
};

const seenAsNames: Readonly<Record<SeenAs, string>> = {
  page: 'Page',
  search: 'Search result',
  link: 'Shared link',
};
const widthNames: Readonly<Record<Width, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};
const schemeNames: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };

/** The bar above the page: whether it shows changes, and how it is shown, which a phone hides until asked. */
export function PreviewBar({ view, onView, followsLinks, onFollowsLinks, isBlocked }: Props) {
  const caption = useSessionState((state) => captionOf(state, isBlocked));
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar>
      <p>{caption}</p>
      <Opener
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        Options
      </Opener>
      <Options id={id} data-open={isOpen || undefined}>
        {view.seenAs === 'page' && (
          <label>
            <input
              type="checkbox"
              checked={followsLinks}
              onChange={({ target }) => onFollowsLinks(target.checked)}
            />
            Follow links
          </label>
        )}
        <Choice
          label="What is shown"
          names={seenAsNames}
          chosen={view.seenAs}
          onChoose={(seenAs) => onView({ seenAs })}
        />
        {view.seenAs !== 'link' && (
          <Choice
            label="Width of the page"
            names={widthNames}
            chosen={view.width}
            onChoose={(width) => onView({ width })}
          />
        )}
        <Choice
          label="Colors of the page"
          names={schemeNames}
          chosen={view.scheme}
          onChoose={(scheme) => onView({ scheme })}
        />
      </Options>
    </Bar>
  );
}

/** What the page shows. */
function captionOf(state: State, isBlocked: boolean): string {
  if (isBlocked) return 'The site’s host doesn’t allow its pages beside the form';
  const needed = stillNeeded(state);
  const shown = isAnyEdited(state) ? 'With your changes' : 'Without changes';
  return needed.length === 0 ? shown : `${shown}. Still needed: ${needed.join(', ')}`;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.s};
  align-items: center;
  padding: ${theme.space.xs} ${theme.space.m};
  border-bottom: 1px solid ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};

  /* fills the first row, with the two beside it */
  > p {
    flex: 1 0 max(10rem, 100% - 19rem);
  }

  label {
    display: flex;
    gap: ${theme.space.s};
    align-items: center;
    min-height: 32px;
    margin-inline-end: ${theme.space.s};
    color: ${theme.color.text};
    font-weight: 600;

    ${media.touch} {
      min-height: 44px;
    }
  }

  @media (width < 48rem) {
    > p {
      flex: 1;
    }
  }
`;

const Opener = styled(Button)`
  font-size: ${theme.size.small};

  @media (width >= 48rem) {
    display: none;
  }
`;

const Options = styled.div`
  display: contents;

  @media (width < 48rem) {
    display: none;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.s};
    padding-bottom: ${theme.space.xs};

    &[data-open] {
      display: flex;
    }
  }
`;
