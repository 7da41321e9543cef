import { styled } from 'styled-components';
import { media, theme } from '../ui/theme';
import { Button } from '../ui/button';
import { useEditor } from '../session-context';
import { captionOf, type PageState } from './caption';
import type { Scheme, SeenAs, View, Width } from './preview-view';

type Props = {
  readonly view: View;
  readonly onView: (change: Partial<View>) => void;
  readonly followsLinks: boolean;
  readonly onFollowsLinks: (followsLinks: boolean) => void;
  readonly page: PageState;
  /** Builds the site anew, if it can. */
  readonly onRebuild: (() => void) | undefined;
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

/** Above the page: what it shows of the changes, and how it is shown. */
export function PreviewBar({ view, onView, followsLinks, onFollowsLinks, page, onRebuild }: Props) {
  const caption = useEditor((state) => captionOf(state, page));
  return (
    <Bar>
      <p>{caption}</p>
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
      {view.seenAs === 'page' && (
        <>
          <Choice
            label="Width of the page"
            names={widthNames}
            chosen={view.width}
            onChoose={(width) => onView({ width })}
          />
          <Choice
            label="Colors of the page"
            names={schemeNames}
            chosen={view.scheme}
            onChoose={(scheme) => onView({ scheme })}
          />
          {onRebuild && <Button onClick={onRebuild}>Rebuild the page</Button>}
        </>
      )}
    </Bar>
  );
}

type ChoiceProps<Name extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
};

function Choice<Name extends string>({ label, names, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <Choices role="group" aria-label={label}>
      {Object.entries<string>(names).map(([name, text]) => (
        <Button key={name} aria-pressed={name === chosen} onClick={() => onChoose(name as Name)}>
          {text}
        </Button>
      ))}
    </Choices>
  );
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

  /* fills the first row, with the label */
  > p {
    flex: 1 0 calc(100% - 9rem);
  }

  > label {
    display: flex;
    gap: ${theme.space.s};
    align-items: center;
    min-height: 32px;
    color: ${theme.color.text};
    font-weight: 600;
  }

  ${media.touch} {
    > label {
      min-height: 44px;
    }
  }
`;

/** Buttons that look like one. */
const Choices = styled.div`
  display: flex;

  > button {
    min-height: 32px;
    padding: 0 0.45rem;
    border-radius: 0;
    font-size: ${theme.size.small};

    ${media.touch} {
      min-height: 44px;
    }
  }

  > button:not(:first-child) {
    margin-inline-start: -1px;
  }

  > button:first-child {
    border-start-start-radius: ${theme.radius};
    border-end-start-radius: ${theme.radius};
  }

  > button:last-child {
    border-start-end-radius: ${theme.radius};
    border-end-end-radius: ${theme.radius};
  }
`;
